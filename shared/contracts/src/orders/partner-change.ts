import * as v from 'valibot';
import { partnerChangeAnswers, partnerChangeKinds } from '@aylal/domain/orders';
import { emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, refNumber, sent } from '../fields.ts';

/** A flight or a ride of a journey: its number (empty where it has none), its places in the customer's language, its instants with the offset of its place. */
const partnerLeg = v.object({
  name: v.string(),
  from: v.string(),
  to: v.string(),
  departs_at: instant,
  arrives_at: instant,
});
const directions = v.array(v.array(partnerLeg));

/** How far a change by a partner is: `accepting` waits for the partner to take the customer's answer. */
export const partnerChangeStates = ['open', 'accepting', 'accepted', 'refunded'] as const;

/** Who has said how a change ends: the customer, a person of the office for them, or the date without an answer. */
export const partnerChangeEnds = ['customer', 'office', 'time'] as const;

/**
 * What an airline, a railway or an operator has changed of a journey that was sold, direction by direction; one without a leg does not take place. `answers` is what may be answered now, `refund` what
 * then comes back to the wallet (0 where people work that out), `answer_by` until when, `otherwise` what happens without an answer (null: people call the customer).
 */
export const partnerChange = v.object({
  id: v.string(),
  kind: v.picklist(partnerChangeKinds),
  state: v.picklist(partnerChangeStates),
  before: directions,
  after: directions,
  answers: v.array(v.picklist(partnerChangeAnswers)),
  refund: money,
  answer_by: instant,
  otherwise: v.nullable(v.picklist(partnerChangeAnswers)),
  answered_by: v.nullable(v.picklist(partnerChangeEnds)),
});
export type PartnerChangeView = v.InferOutput<typeof partnerChange>;

/**
 * The customer's answer to a change by a partner: accept the new times, or have everything back in the wallet. Said again it changes nothing. 409 `state-conflict` for an answer that the change
 * does not allow, for one that was answered otherwise, and for one that a later change has replaced; 404 for another customer's order (AUT-1).
 */
export const answerPartnerChange = defineEndpoint({
  name: 'answer-partner-change',
  id: 'NEED-300',
  summary: 'Answer a change by a partner',
  method: 'POST',
  path: '/api/order/v1/partner_change/',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    ref_number: refNumber,
    change: v.pipe(v.string('validation_required'), v.regex(/^[A-Z0-9-]{4,40}$/, 'validation_invalid')),
    answer: v.picklist(partnerChangeAnswers, 'validation_invalid'),
  }),
  answers: { 200: emptyAnswer, 400: refusal, 401: refusal, 403: refusal, 404: refusal, 409: refusal, 422: refusal },
});
