import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';
import { officeText } from './work-operations.ts';

/**
 * Gives a transfer that waits on the work list to an order, by who has taken it; its money is booked like any other, late or too much included (MNY-7). 400 `invalid-input` at
 * `ref_number` for an order that never asked for a transfer, 409 `state-conflict` where a colleague has it or has given it to another order. Saying it again changes nothing.
 */
export const assignTransfer = defineEndpoint({
  name: 'assign-transfer',
  id: 'NEED-188',
  summary: 'Give a transfer to its order',
  method: 'POST',
  path: '/api/office/v1/work_list/transfer/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: sent({
    reference: v.pipe(v.string('validation_reference'), v.regex(/^TRF-[1-9]\d{0,14}$/, 'validation_reference')),
    ref_number: refNumber,
    reason: officeText,
  }),
  answers: {
    200: answer(v.object({ reference: v.string(), ref_number: v.string() })),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    409: refusal,
  },
});
