import { bankList } from '@aylal/domain/payments';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';
import { officeText, wishId } from './work-operations.ts';

const transfer = v.pipe(v.string('validation_reference'), v.regex(/^TRF-[1-9]\d{0,14}$/, 'validation_reference'));

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
    reference: transfer,
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

/**
 * Sends a transfer back that belongs to no order, by who has taken it. With `bank_name` it is paid to the sender's account at that bank, which has to name its holder: 400 `invalid-input` at
 * `bank_name` where the bank has no such account or the statement named none. With null the bank has returned it by itself, and it is booked so. 409 `state-conflict` where a colleague has it,
 * or where it is decided otherwise. The same `id` is done once. A payment that the bank refuses brings the work back.
 */
export const returnTransfer = defineEndpoint({
  name: 'return-transfer',
  id: 'NEED-224',
  summary: 'Send a transfer back to its sender',
  method: 'POST',
  path: '/api/office/v1/work_list/transfer/return/',
  auth: 'staff',
  roles: ['finance'],
  body: sent({
    id: wishId,
    reference: transfer,
    bank_name: v.nullable(
      v.picklist(
        bankList.map(({ value }) => value),
        'validation_required_bank',
      ),
    ),
    reason: officeText,
  }),
  answers: {
    200: answer(v.object({ reference: v.string() })),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    409: refusal,
    503: refusal,
  },
});
