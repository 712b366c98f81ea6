/** Of a form that saves a hotel without scripts: its code. */
export const saveField = 'save';

/** A hotel that was posted to be saved, and is not. */
export interface SaveRefusal {
  readonly kind: 'not-saved';
  readonly hotel: string;
}
