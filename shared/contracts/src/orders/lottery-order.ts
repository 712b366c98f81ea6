import * as v from 'valibot';
import { money } from '../fields.ts';
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
