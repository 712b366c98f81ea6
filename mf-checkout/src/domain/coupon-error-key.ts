import type { Refusal } from '@aylal/contracts';

/** The message key that tells why a coupon was not taken: its own sentence, or that nothing happened. Undefined when no answer came. */
export function couponErrorKey(refusal: Refusal | undefined): string {
  if (refusal === undefined) return 'notify_error';
  return refusal.fields?.['coupon_code'] ?? `problem.${refusal.problem}`;
}
