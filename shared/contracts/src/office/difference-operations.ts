import { differenceKinds, differenceOutcomes } from '@aylal/domain/office';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, localDate, money, refNumber, sent } from '../fields.ts';
import { staffMember } from './staff-session.ts';
import { officeText } from './work-operations.ts';

const reference = v.pipe(v.string('validation_reference'), v.regex(/^[\w-]{1,80}$/, 'validation_reference'));

/**
 * A payment about which our books and a partner's disagree; an amount is null where a side does not have it. `outcomes` are the ends that it may have. `asked` is the wish to write it off that
 * waits for a second person.
 */
const difference = v.object({
  reference: v.string(),
  partner: v.string(),
  kind: v.picklist(differenceKinds),
  payment_id: v.string(),
  invoice: v.string(),
  ref_number: v.string(),
  partner_amount: v.nullable(money),
  our_amount: v.nullable(money),
  outcomes: v.array(v.picklist(differenceOutcomes)),
  asked: v.nullable(v.object({ by: staffMember, reason: v.string(), amount: money, at: instant })),
});
export type OfficeDifference = v.InferOutput<typeof difference>;

/** Reads the difference that a piece of work is about. */
export const readDifference = defineEndpoint({
  name: 'read-difference',
  id: 'NEED-225',
  summary: 'Read a difference with a partner',
  method: 'GET',
  path: '/api/office/v1/work_list/difference/{reference}/',
  auth: 'staff',
  roles: ['support', 'finance', 'auditor'],
  params: v.object({ reference }),
  answers: { 200: answer(difference), 400: refusal, 401: refusal, 403: refusal, 404: refusal },
});

/**
 * Settles a difference, by who has taken its work, with an end that its kind allows (`outcomesOf`). `book` books the payment to the order `ref_number`, late or too much included; `write-off`
 * above `writeOffAlone` waits until a second person says the same (`waiting`). 400 `invalid-input` at `ref_number` for no order, at `outcome` for another end. 409 `state-conflict` where a
 * colleague has it, or where it is settled otherwise. Saying it again changes nothing.
 */
export const settleDifference = defineEndpoint({
  name: 'settle-difference',
  id: 'NEED-226',
  summary: 'Settle a difference with a partner',
  method: 'POST',
  path: '/api/office/v1/work_list/difference/',
  auth: 'staff',
  roles: ['finance'],
  body: sent({
    reference,
    outcome: v.picklist(differenceOutcomes, 'validation_required'),
    ref_number: v.optional(refNumber),
    reason: officeText,
  }),
  answers: {
    200: answer(v.object({ reference: v.string(), state: v.picklist(['waiting', 'settled']) })),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    409: refusal,
  },
});

/** A partner through whom money comes: the last day that was compared with our books, when, how many of the last seven days are, and what of it waits for a person. */
const reconciledPartner = v.object({
  partner: v.string(),
  last_day: v.nullable(localDate),
  compared_at: v.nullable(instant),
  days: v.number(),
  open: v.number(),
  amount: money,
});
export type ReconciledPartner = v.InferOutput<typeof reconciledPartner>;

/** How far our books are compared with each partner's. */
export const listReconciliation = defineEndpoint({
  name: 'list-reconciliation',
  id: 'NEED-227',
  summary: 'List what is compared with partners',
  method: 'GET',
  path: '/api/office/v1/reconciliation/',
  auth: 'staff',
  roles: ['finance', 'auditor'],
  answers: { 200: answer(v.object({ partners: v.array(reconciledPartner) })), 401: refusal, 403: refusal },
});
