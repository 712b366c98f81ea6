import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, sent } from '../fields.ts';
import { ticketNumber } from '../lottery/ticket-operations.ts';
import { officeText } from './work-operations.ts';

const answers = { 400: refusal, 401: refusal, 403: refusal, 404: refusal, 409: refusal } as const;

/** Who has won a large prize and where to call, in the clear, for who has taken the work; that they read it is written to the audit log (PII-2). 409 `state-conflict` for anybody else. */
export const readWinner = defineEndpoint({
  name: 'read-winner',
  id: 'NEED-244',
  summary: 'Read who has won a large prize',
  method: 'POST',
  path: '/api/office/v1/work_list/winner/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: sent({ reference: ticketNumber }),
  answers: {
    200: answer(
      v.object({
        reference: v.string(),
        amount: money,
        ref_number: v.string(),
        name: v.string(),
        phone: v.string(),
        email: v.string(),
        reported_at: instant,
      }),
    ),
    ...answers,
  },
});

/** Pays a large prize into its winner's game wallet, by who has taken the work, with how it is sure who has won. Saying it again changes nothing. */
export const payPrize = defineEndpoint({
  name: 'pay-prize',
  id: 'NEED-245',
  summary: 'Pay a large prize',
  method: 'POST',
  path: '/api/office/v1/work_list/prize/',
  auth: 'staff',
  roles: ['finance'],
  body: sent({ reference: ticketNumber, reason: officeText }),
  answers: { 200: answer(v.object({ reference: v.string() })), ...answers },
});
