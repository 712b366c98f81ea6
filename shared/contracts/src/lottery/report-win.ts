import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { phone, sent } from '../fields.ts';
import { lotteryTicket, ticketNumber } from './ticket-operations.ts';

/** The winner of a large prize says where to be called. Reporting again changes the number. 409 `state-conflict` for a ticket without a large prize, and for one that is paid. */
export const reportWin = defineEndpoint({
  name: 'report-win',
  id: 'NEED-243',
  summary: 'Report a large prize',
  method: 'POST',
  path: '/api/lottery/winner_report/',
  auth: 'bearer',
  body: sent({ ticket: ticketNumber, phone }),
  answers: { 200: answer(lotteryTicket), 400: refusal, 401: refusal, 404: refusal, 409: refusal },
});
