import { emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';

/**
 * Ends a paid order of any product whose goods have not come, from its `money_back_from` on: everything paid goes to the customer's wallet (MNY-7). 404 for an order of
 * somebody else, 409 `state-conflict` before that time and for any other order, also when the goods came meanwhile.
 */
export const cancelUndeliveredOrder = defineEndpoint({
  name: 'cancel-undelivered-order',
  id: 'MNY-7',
  summary: 'Take the money of an undelivered order back',
  method: 'POST',
  path: '/api/order/v1/cancel_undelivered/',
  auth: 'bearer',
  idempotent: true,
  body: sent({ ref_number: refNumber }),
  answers: { 200: emptyAnswer, 400: refusal, 401: refusal, 403: refusal, 404: refusal, 409: refusal, 422: refusal },
});
