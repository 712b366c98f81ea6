import { refundBlocks } from '@aylal/domain/orders';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { money, refNumber, sent, shownMoney } from '../fields.ts';

/**
 * Whether the goods of an order can be refunded in full at the moment of reading: so much comes back to the customer's wallet, `fare` less `fee` that is kept and `discount` that a
 * coupon had paid, or why not (GAP-13).
 */
export const fullRefund = v.variant('kind', [
  v.object({
    kind: v.literal('refund'),
    quote: v.object({ fare: money, fee: money, discount: money, back: money }),
  }),
  v.object({ kind: v.literal('blocked'), reason: v.picklist(refundBlocks) }),
]);

/**
 * Gives the goods of an order back whole, by the terms that it was sold with, for money to the customer's wallet. `refund_amount` is what was shown as coming back: 409 `state-conflict` when it
 * is less by now, or when the order does not allow it: nothing is done, and `message` says why. 404 for somebody else's order and for one of a product with a
 * call of its own.
 */
export const refundOrder = defineEndpoint({
  name: 'refund-order',
  id: 'NEED-150',
  summary: 'Give the goods of an order back',
  method: 'POST',
  path: '/api/order/v1/refund/',
  auth: 'bearer',
  idempotent: true,
  body: sent({ ref_number: refNumber, refund_amount: shownMoney }),
  answers: {
    200: answer(v.object({ refund_amount: money })),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    409: refusal,
    422: refusal,
  },
});
