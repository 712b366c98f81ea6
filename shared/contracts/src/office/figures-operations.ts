import { daysBetween } from '@aylal/domain/calendar';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, localDate, money, sent } from '../fields.ts';

const count = v.number();

/** What was sold of a product on a day of Ulaanbaatar: orders that were made, orders that were paid, and what these cost in whole tögrög. */
const sale = v.object({ day: localDate, product: v.string(), placed: count, paid: count, amount: money });
export type Sale = v.InferOutput<typeof sale>;

/** How often a product was searched for on a day, and how often there was nothing to choose or no answer. */
const search = v.object({ day: localDate, product: v.string(), asked: count, empty: count, failed: count });
export type CountedSearch = v.InferOutput<typeof search>;

/** Of the orders that were made within the days: how many were paid, and how many were delivered. `searched` is of the same days, and null for what is not searched for. */
const steps = v.object({
  product: v.string(),
  searched: v.nullable(count),
  placed: count,
  paid: count,
  delivered: count,
});
export type Steps = v.InferOutput<typeof steps>;

/** Work that was finished on a day: how long half of it waited at most, and how much came after its promise. */
const finished = v.object({ day: localDate, kind: v.string(), done: count, half_minutes: count, late: count });
export type FinishedWork = v.InferOutput<typeof finished>;

/** Work that waits now, by kind, and since when the oldest of it does. */
const waiting = v.object({ kind: v.string(), open: count, late: count, oldest_at: instant });
export type WaitingWork = v.InferOutput<typeof waiting>;

/** Longest stretch of days that is answered at once. */
export const mostFigureDays = 92;

/** Figures of some days, each without a line where nothing happened. Nothing in them is about a person. */
export const readFigures = defineEndpoint({
  name: 'read-figures',
  id: 'NEED-215',
  summary: 'Read figures of sales, searches and work',
  method: 'GET',
  path: '/api/office/v1/figures/',
  auth: 'staff',
  roles: ['finance', 'auditor'],
  query: v.pipe(
    sent({ from: localDate, until: localDate }),
    v.check(({ from, until }) => {
      const days = daysBetween(from, until);
      return days >= 0 && days < mostFigureDays;
    }, 'validation_date'),
  ),
  answers: {
    200: answer(
      v.object({
        sales: v.array(sale),
        searches: v.array(search),
        steps: v.array(steps),
        finished: v.array(finished),
        waiting: v.array(waiting),
        server_time: instant,
      }),
    ),
    400: refusal,
    401: refusal,
    403: refusal,
  },
});
