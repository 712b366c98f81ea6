/** The fields of a rate that is posted without scripts: which one, and for how much it was shown. */
export const rateFields = { rate: 'rate', shown: 'shown_price' } as const;

/** Why a rate does not lead on to its booking. */
export type RateRefusal = { readonly rate: string } & (
  | { readonly kind: 'gone' | 'silent' }
  | { readonly kind: 'changed'; readonly before: number; readonly after: number }
);
