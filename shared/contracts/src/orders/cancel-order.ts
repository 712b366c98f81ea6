import { emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';

/**
 * Cancels an order that waits for money, of every product but flights and hotels, which have calls of their own (CALL-74, GAP-11): what has come in of its
 * price is credited. 409 `state-conflict` for any other order.
 */
export const cancelOrder = defineEndpoint({
  name: 'cancel-order',
  id: 'API-68',
  summary: 'Cancel an order',
  method: 'POST',
  path: '/api/order/v1/cancel/',
  auth: 'bearer',
  idempotent: true,
  body: sent({ ref_number: refNumber }),
  answers: { 200: emptyAnswer, 400: refusal, 401: refusal, 403: refusal, 404: refusal, 409: refusal, 422: refusal },
});
