/** The promotions that a new database starts with; their words stand by language in `texts`. `until` is the last day (Ulaanbaatar), or null. */
export const promotionOutline = [
  { slug: 'domestic-flights', to: '/flights', until: null },
  { slug: 'pay-by-bank-app', to: '/helper/payments/ways-to-pay', until: null },
  { slug: 'refund-known-before', to: '/helper/flights/refund', until: null },
] as const;
