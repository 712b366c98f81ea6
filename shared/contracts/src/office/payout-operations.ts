import { locales } from '@aylal/domain/language';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, sent } from '../fields.ts';
import { officeText } from './work-operations.ts';

const reference = v.pipe(
  v.string('validation_reference'),
  v.regex(/^(WDR|RFD)-[A-Z0-9]{4,20}$/, 'validation_reference'),
);

/** Money that wants to leave to a bank account: whose (masked), to where (masked), and the order that it comes from, where there is one. */
const payout = v.object({
  reference: v.string(),
  kind: v.picklist(['withdrawal', 'refund']),
  amount: money,
  customer: v.string(),
  bank_name: v.string(),
  account: v.string(),
  ref_number: v.nullable(v.string()),
  asked_at: instant,
  /** The language in which the customer is mailed. */
  locale: v.picklist(locales),
});
export type OfficePayout = v.InferOutput<typeof payout>;

/** Reads the payout that a piece of work is about. */
export const readPayout = defineEndpoint({
  name: 'read-payout',
  id: 'NEED-228',
  summary: 'Read a payout that waits for approval',
  method: 'GET',
  path: '/api/office/v1/work_list/payout/{reference}/',
  auth: 'staff',
  roles: ['support', 'finance', 'auditor'],
  params: v.object({ reference }),
  answers: { 200: answer(payout), 400: refusal, 401: refusal, 403: refusal, 404: refusal },
});

/**
 * Approves a payout, or refuses it, by who has taken its work: an approved one goes to the bank, the money of a refused withdrawal is back in the game wallet and of a refused refund in the
 * wallet, and the customer is mailed `for_customer`, which a refusal needs. `reason` stays in the office. 409 `state-conflict` where a colleague has it or it is decided otherwise. Saying it again changes nothing.
 */
export const decidePayout = defineEndpoint({
  name: 'decide-payout',
  id: 'NEED-229',
  summary: 'Approve a payout, or refuse it',
  method: 'POST',
  path: '/api/office/v1/work_list/payout/',
  auth: 'staff',
  roles: ['finance'],
  body: v.pipe(
    sent({
      reference,
      agree: v.boolean('validation_invalid'),
      reason: officeText,
      for_customer: v.optional(
        v.pipe(v.string('validation_required'), v.trim(), v.maxLength(300, 'validation_text_length')),
        '',
      ),
    }),
    v.forward(
      v.check(({ agree, for_customer }) => agree || for_customer !== '', 'validation_required'),
      ['for_customer'],
    ),
  ),
  answers: {
    200: answer(v.object({ reference: v.string(), state: v.picklist(['approved', 'refused']) })),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    409: refusal,
  },
});
