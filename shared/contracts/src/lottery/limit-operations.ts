import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, sent } from '../fields.ts';

/** For how many days somebody can keep themselves out. It can be made longer and never shorter. */
export const exclusionDays = [7, 30, 180] as const;

const limits = answer(v.object({ per_day: v.number(), bought_today: v.number(), excluded_until: v.nullable(instant) }));

/** How many tickets a customer may buy in a day, how many are bought, and until when they keep themselves out. */
export const readLotteryLimits = defineEndpoint({
  name: 'read-lottery-limits',
  id: 'NEED-83',
  summary: 'Read the limits of lotteries',
  method: 'GET',
  path: '/api/lottery/limits/',
  auth: 'bearer',
  answers: { 200: limits, 401: refusal },
});

/** Keeps a customer out of all lotteries for some days: nothing more can be put in the cart or booked. Tickets that are paid stay theirs. */
export const excludeFromLottery = defineEndpoint({
  name: 'exclude-from-lottery',
  id: 'NEED-84',
  summary: 'Keep oneself out of lotteries',
  method: 'POST',
  path: '/api/lottery/exclusion/',
  auth: 'bearer',
  body: sent({ days: v.picklist(exclusionDays, 'validation_invalid') }),
  answers: { 200: limits, 400: refusal, 401: refusal },
});
