import * as v from 'valibot';
import { ownerProof } from '../account/owner-proof.ts';
import { answer, emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';
import { accountNumber } from '../payments/bank-operations.ts';
import { printedText } from '../name-fields.ts';

const needed = (message: string, most: number) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(most, 'validation_text_length'), printedText);

/** A ticket as it is printed. */
export const refundTicket = sent({
  first_name: needed('validation_required', 120),
  last_name: needed('validation_required', 120),
  ticket_number: needed('validation_required', 40),
});

/**
 * Asks for tickets to be paid back (CALL-47, VALID-34 to VALID-37). 200 the request is sent; 204 (HTTP 200) nothing was sent, `message` says why: the
 * tickets are being refunded already; 400 with `fields` something typed is wrong, without it the tickets cannot be refunded automatically; 409 the
 * order does not allow it. Money leaves to an account that is typed, so the session alone is not enough: `proof` is the password or a code for `refund` (SEC-3, proposed).
 */
export const refundFlight = defineEndpoint({
  name: 'refund-flight',
  id: 'API-30',
  summary: 'Ask for a flight refund',
  method: 'POST',
  path: '/api/flight/v3/rest/refund/',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    ref_number: refNumber,
    reason: needed('validation_required', 500),
    bank_name: needed('validation_required_bank', 60),
    account_name: needed('validation_required_account_name', 240),
    account_number: accountNumber,
    proof: ownerProof,
    refund_type: v.picklist(['all', 'part']),
    tickets: v.pipe(v.array(refundTicket), v.minLength(1, 'validation_required'), v.maxLength(17)),
  }),
  answers: {
    200: answer(v.object({ ref_number: refNumber })),
    204: emptyAnswer,
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
