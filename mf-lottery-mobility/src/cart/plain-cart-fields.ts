/** What a form of the cart asks for without scripts. */
export const actField = 'act';

/** Why it is not done: a message key of ours, a shared one, or the provider's own sentence. */
export type CartRefusal =
  | { readonly own: string; readonly shared?: never; readonly message?: never }
  | { readonly own?: never; readonly shared: string; readonly message?: never }
  | { readonly own?: never; readonly shared?: never; readonly message: string };
