import type { Submit } from '@aylal/shell';
import { couponField, termsField } from './plain-fields.ts';
import { submitCoupon } from './submit-coupon.ts';
import { submit as submitPayment } from './submit-payment.ts';
import { submitTerms } from './submit-terms.ts';

/** The forms of the checkout without scripts: a coupon, the terms of payment, and the way to pay. */
export const submit: Submit = (args) => {
  if (args.fields.has(couponField)) return submitCoupon(args);
  return args.fields.has(termsField) ? submitTerms(args) : submitPayment(args);
};
