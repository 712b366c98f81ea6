/**
 * Every reason for which the provider refuses, as kebab adjectives. A screen answers each with its own words
 * (ruling 13); the server's sentence is shown only where an ERR row says so.
 */
export const problems = [
  'invalid-input',
  'not-signed-in',
  'session-refused',
  'not-found',
  'too-many-requests',
  'idempotency-key-missing',
  'idempotency-key-reused',
  'still-running',
  'state-conflict',
  'internal',
  'unavailable',
  'wrong-credentials',
  'wrong-code',
  'code-expired',
  'account-exists',
  'password-too-common',
  'offer-expired',
  'offer-gone',
  'sold-out',
  'quote-expired',
  'airline-refused',
  'airline-silent',
  'already-booked',
  'not-bookable',
  'instalments-unavailable',
  'coupon-unknown',
  'coupon-expired',
  'coupon-used-up',
  'coupon-minimum',
  'coupon-taken',
  'receipt-unpaid',
  'receipt-taken',
  'receipt-refused',
  'order-expired',
  'already-paid',
  'payment-unavailable',
  'not-enough-money',
  'contact-changed',
  'bank-account-changed',
  'bank-account-missing',
] as const;

/** One of `problems`. */
export type Problem = (typeof problems)[number];
