/** The promotions that a new database starts with; their words stand by language in `texts`. `until` is the last day (Ulaanbaatar), or null. */
export const promotionOutline = [
  { slug: 'domestic-flights', to: '/flights', until: null, picture: '/pictures/places/peaks/7.svg' },
  { slug: 'pay-by-bank-app', to: '/helper/payments/ways-to-pay', until: null, picture: '/pictures/places/city/4.svg' },
  { slug: 'refund-known-before', to: '/helper/flights/refund', until: null, picture: '/pictures/places/lake/3.svg' },
] as const;
