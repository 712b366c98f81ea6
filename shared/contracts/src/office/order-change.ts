import { partnerChangeAnswers } from '@aylal/domain/orders';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';
import { officeOrder } from './office-order.ts';
import { officeText, wishId } from './work-operations.ts';

/**
 * Answers a change by an airline, a railway or an operator for the customer, who called: accepts the new times, or refunds everything to the wallet. 409 `state-conflict` when it was answered
 * otherwise meanwhile, by the customer or a colleague, and for an answer that the change does not allow. The same `id` is done once.
 */
export const answerOrderChange = defineEndpoint({
  name: 'answer-order-change',
  id: 'NEED-301',
  summary: 'Answer a change by a partner for the customer',
  method: 'POST',
  path: '/api/office/v1/orders/change/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: sent({
    id: wishId,
    ref_number: refNumber,
    change: v.pipe(v.string('validation_required'), v.regex(/^[A-Z0-9-]{4,40}$/, 'validation_invalid')),
    answer: v.picklist(partnerChangeAnswers, 'validation_invalid'),
    reason: officeText,
  }),
  answers: { 200: answer(officeOrder), 400: refusal, 401: refusal, 403: refusal, 404: refusal, 409: refusal },
});
