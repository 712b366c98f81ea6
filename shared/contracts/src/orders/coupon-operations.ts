import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { money, refNumber, sent } from '../fields.ts';

/** A coupon as it is printed, in any letters, raised to capitals. */
export const couponCode = v.pipe(
  v.string('validation_coupon'),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9-]{3,24}$/, 'validation_coupon'),
);

/**
 * Lowers what is owed for an order that nothing has been paid of yet (CALL-25). The same coupon again answers the same and changes nothing (MNY-11).
 * 400 `coupon-unknown`, `coupon-expired`, `coupon-used-up`, `coupon-minimum`; 409 `coupon-taken` by another coupon, `already-paid`, `order-expired`.
 */
export const applyCoupon = defineEndpoint({
  name: 'apply-coupon',
  id: 'API-27',
  summary: 'Apply a coupon to an order',
  method: 'POST',
  path: '/api/order/v1/coupon/',
  auth: 'bearer',
  body: sent({ ref_number: refNumber, coupon_code: couponCode }),
  answers: {
    200: answer(v.object({ to_pay: money, must_pay: money, discount: money })),
    400: refusal,
    401: refusal,
    404: refusal,
    409: refusal,
    503: refusal,
  },
});
