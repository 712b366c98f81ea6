import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { money, refNumber, sent } from '../fields.ts';
import { commonOrder } from './common-order.ts';

/** What an order of lottery tickets is of; `delivery_fee` is what it costs to bring the printed ones, 0 where there are none. */
export const lotterySubject = v.object({
  items: v.array(v.object({ name: v.string(), quantity: v.number(), price: money, game_code: v.string() })),
  delivery_fee: v.optional(money, 0),
});
export type LotterySubject = v.InferOutput<typeof lotterySubject>;

/** The order of lottery tickets: the money of any order, and which tickets (proposed). */
export const lotteryOrder = v.object({ ...commonOrder, product: v.literal('lottery'), subject: lotterySubject });
export type LotteryOrder = v.InferOutput<typeof lotteryOrder>;

/** One order of lottery tickets of the caller; somebody else's and a missing one give the same 404 (AUT-1). */
export const getLotteryOrder = defineEndpoint({
  name: 'get-lottery-order',
  id: 'NEED-148',
  summary: 'Read an order of lottery tickets',
  method: 'GET',
  path: '/api/order/v1/detail/lottery/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 200: answer(lotteryOrder), 401: refusal, 404: refusal },
});
