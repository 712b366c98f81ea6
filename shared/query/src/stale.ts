/** Named stale times in milliseconds. */
export const stale = {
  /** Money, seats, orders: asked again whenever it is needed. */
  always: 0,
  /** Offers of a search: shorter than their expiry. */
  offers: 5 * 60_000,
  /** Lists of places, news, plans: 60 s as the specification says for home lists. */
  lists: 60_000,
  /** Rates and other reference data. */
  reference: 30 * 60_000,
} as const;
