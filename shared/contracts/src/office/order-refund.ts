import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { money, refNumber, sent, wholeNumber } from '../fields.ts';
import { officeOrder } from './office-order.ts';
import { officeText, wishId } from './work-operations.ts';

/** What the product's own rule refunds for the rest of an order at this moment: `back` goes to the customer, `fee` stays with the supplier, `discount` was paid by a coupon. */
const refundByRule = v.object({ fare: money, fee: money, discount: money, back: money });

/** Asks the rule that the customer's own refund asks; null when it leaves the order to people. Changes nothing. */
export const quoteOrderRefund = defineEndpoint({
  name: 'quote-order-refund',
  id: 'NEED-250',
  summary: 'Ask what the rule refunds for an order',
  method: 'GET',
  path: '/api/office/v1/orders/{ref_number}/refund/',
  auth: 'staff',
  roles: ['support', 'finance', 'auditor'],
  params: v.object({ ref_number: refNumber }),
  answers: {
    200: answer(v.object({ refund: v.nullable(refundByRule) })),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
  },
});

/**
 * Refunds the rest of an order by the product's own rule because its customer asked for it; the money goes to the customer's wallet. 409 `state-conflict` when the rule gives less than
 * `refund_amount`, which is what the person saw, and when nobody has the wallet any more. The same `id` is done once.
 */
export const refundOrderByRule = defineEndpoint({
  name: 'refund-order-by-rule',
  id: 'NEED-251',
  summary: 'Refund an order by its rule for its customer',
  method: 'POST',
  path: '/api/office/v1/orders/refund/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: sent({ id: wishId, ref_number: refNumber, refund_amount: wholeNumber(1, 1_000_000_000), reason: officeText }),
  answers: { 200: answer(officeOrder), 400: refusal, 401: refusal, 403: refusal, 404: refusal, 409: refusal },
});
