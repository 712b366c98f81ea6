/** Of a form that puts a product into the cart without scripts: its name. */
export const addField = 'add';

/** Why a product that was posted is not in the cart: a message key of ours, or the provider's own sentence. */
export interface AddRefusal {
  readonly name: string;
  readonly key?: string;
  readonly message?: string;
}
