import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { money, refNumber, sent } from '../fields.ts';

/**
 * Pays an order in parts or at once from now on (CALL-45): `partial_payment` is the wanted value, so the same call again changes nothing (MNY-11). The plan is
 * `partial_payment_type`, the first one when it is left out. 409 `state-conflict` once money has come, `already-paid`, `order-expired`, `instalments-unavailable`.
 */
export const changePaymentTerms = defineEndpoint({
  name: 'change-payment-terms',
  id: 'CALL-45',
  summary: 'Change the payment terms of an order',
  method: 'PATCH',
  path: '/api/order/v1/partial_payment/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  body: sent({
    partial_payment: v.boolean('validation_required'),
    partial_payment_type: v.optional(v.pipe(v.string(), v.maxLength(40, 'validation_text_length'))),
  }),
  answers: {
    200: answer(v.object({ partial_payment: v.boolean(), total: money, must_pay: money, to_pay: money })),
    400: refusal,
    401: refusal,
    404: refusal,
    409: refusal,
    503: refusal,
  },
});
