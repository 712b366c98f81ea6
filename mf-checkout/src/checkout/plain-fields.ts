import type { Problem } from '@aylal/contracts';

/** The field of the chosen way to pay. */
export const wayField = 'payment_name';

/** The field of a coupon. */
export const couponField = 'coupon_code';

/** The field of the terms of payment, and that of the tick that agrees to them. */
export const termsField = 'terms';
export const agreedField = 'agreed';

/** Why no invoice was opened: the provider's word, none at all, or a way to pay that needs scripts. */
export type PaymentRefusal = Problem | 'unanswered' | 'needs-scripts';
