import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { money, sent, wholeNumber } from '../fields.ts';

/** Whether the lender would lend this amount (PAY-03), and the most it lends; outside the mini-app it lends nothing. 503 `payment-unavailable` when it cannot be asked: then no loan is available. */
export const checkLendEligibility = defineEndpoint({
  name: 'check-lend-eligibility',
  id: 'PAY-03',
  summary: 'Would the lender lend this amount',
  method: 'GET',
  path: '/api/payment/v1/loan_eligibility/',
  auth: 'bearer',
  query: sent({ amount: wholeNumber(1, 1_000_000_000) }),
  answers: {
    200: answer(v.object({ eligible: v.boolean(), limit: money })),
    400: refusal,
    401: refusal,
    503: refusal,
  },
});
