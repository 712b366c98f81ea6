import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, money, sent, wholeNumber } from '../fields.ts';

/** A loan for a price (INST-19): nothing down, 60 days without a fee, `percent` of it reached by each of its payments; from `flexi_date` on flexi terms hold for what is left. */
export const lendOffer = v.object({
  down_payment: money,
  fee_free_days: v.number(),
  instalments: v.array(v.object({ day: v.number(), percent: v.number(), deadline_date: localDate, amount: money })),
  one_time_payment: money,
  end_date: localDate,
  flexi_date: localDate,
});

/** A PocketZero plan for a price (INST-28): its payments, their sum, and how much more that is than the price. */
export const pocketZeroPlan = v.object({
  days: v.number(),
  parts: v.array(v.object({ deadline_date: localDate, amount: money })),
  total: money,
  extra: money,
});

/**
 * What paying later would cost for an amount from today on, by the provider's clock: for reading only, nothing is agreed by it. `lend` is null and `pocket_zero` is
 * empty for an amount that is too small to be spread.
 */
export const listPayLaterOffers = defineEndpoint({
  name: 'list-pay-later-offers',
  id: 'INST-19',
  summary: 'What paying later costs',
  method: 'GET',
  path: '/api/payment/v1/pay_later/',
  auth: 'none',
  query: sent({ amount: wholeNumber(1, 1_000_000_000) }),
  answers: {
    200: answer(v.object({ lend: v.nullable(lendOffer), pocket_zero: v.array(pocketZeroPlan) })),
    400: refusal,
  },
});
