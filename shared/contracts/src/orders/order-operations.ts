import { answer, emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';
import { flightOrder } from './order.ts';

/** One order of flights of the caller; another customer's and a missing one give the same 404 (AUT-1). */
export const getFlightOrder = defineEndpoint({
  name: 'get-flight-order',
  id: 'NEED-08',
  summary: 'Read an order of flights',
  method: 'GET',
  path: '/api/order/v1/detail/flight/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 200: answer(flightOrder), 401: refusal, 404: refusal },
});

/**
 * Cancels a flight order that waits for money (CALL-57): its seats go back, what has been paid is credited. Of a ticket whose change waits for the
 * difference only the change is withdrawn. 409 `state-conflict` for any other order.
 */
export const cancelFlightOrder = defineEndpoint({
  name: 'cancel-flight-order',
  id: 'API-33',
  summary: 'Cancel a flight order',
  method: 'POST',
  path: '/api/flight/v5/rest/cancel/',
  auth: 'bearer',
  idempotent: true,
  body: sent({ ref_number: refNumber }),
  answers: { 200: emptyAnswer, 400: refusal, 401: refusal, 404: refusal, 409: refusal, 422: refusal },
});
