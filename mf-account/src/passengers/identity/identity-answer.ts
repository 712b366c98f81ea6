/** What the customer came back with from e-Mongolia; it waits among the drafts of the page, out of the address (PII-1). */
export type IdentityAnswer =
  | { readonly kind: 'agreed'; readonly code: string; readonly state: string }
  | { readonly kind: 'refused' };

export const identityAnswerKey = 'identity-answer';
