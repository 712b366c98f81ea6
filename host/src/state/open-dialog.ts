export type DialogSize = 'default' | 'large' | 'full';

/** Who owns a dialog and how large it opens (MODAL-69 to MODAL-71). */
export interface DialogEntry {
  readonly owner: string;
  readonly size: DialogSize;
}

/** A dialog on the page. */
export interface OpenDialog extends DialogEntry {
  readonly id: number;
  readonly view: string;
  readonly props: unknown;
  /** Path of the page it was opened on: it does not outlive that page. */
  readonly path: string;
  close(result?: unknown): void;
}
