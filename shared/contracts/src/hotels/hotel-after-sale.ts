import * as v from 'valibot';
import { ownerProof } from '../account/owner-proof.ts';
import { answer, emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';
import { accountNumber } from '../payments/bank-operations.ts';
import { printedText } from '../name-fields.ts';

const needed = (message: string, most: number) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(most, 'validation_text_length'), printedText);

/**
 * Gives a booked hotel back for the money that its terms leave (CALL-48, VALID-34 to VALID-37), all of it at once. 400 with `fields` something typed is wrong; 409 the order does not
 * allow it, or nothing would come back; `message` says why in the customer's words (ERR-20). `proof` is the
 * password or a code for `refund` (SEC-3, proposed).
 */
export const refundHotel = defineEndpoint({
  name: 'refund-hotel',
  id: 'API-40',
  summary: 'Ask for a hotel refund',
  method: 'POST',
  path: '/api/hotel/v5/refund/',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    ref_number: refNumber,
    reason: needed('validation_required', 500),
    bank_name: needed('validation_required_bank', 60),
    account_name: needed('validation_required_account_name', 240),
    account_number: accountNumber,
    proof: ownerProof,
  }),
  answers: {
    200: answer(v.object({ ref_number: refNumber })),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    409: refusal,
    422: refusal,
    429: refusal,
    503: refusal,
  },
});

/**
 * Cancels a hotel (CALL-60, CALL-75): an order that waits for its money, or a booking of which nothing comes back any more. 409 `state-conflict` for any other: where
 * money comes back it is a refund, which asks where to. `message` says so (ERR-24). 503 the partner does not answer and nothing has changed.
 */
export const cancelHotelBooking = defineEndpoint({
  name: 'cancel-hotel-booking',
  id: 'API-41',
  summary: 'Cancel a hotel order or booking',
  method: 'POST',
  path: '/api/hotel/v4/booking_cancellation/',
  auth: 'bearer',
  idempotent: true,
  body: sent({ ref_number: refNumber }),
  answers: {
    200: emptyAnswer,
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    409: refusal,
    422: refusal,
    503: refusal,
  },
});
