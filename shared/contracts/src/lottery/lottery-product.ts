import * as v from 'valibot';
import { answer } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { money } from '../fields.ts';

/** The two lotteries, as their pages are called (ROUTE-29, ROUTE-32). */
export const lotteryKinds = ['lottery', 'ilottery'] as const;
export type LotteryKind = (typeof lotteryKinds)[number];

/** LOTT-01. */
export const scratchProduct = v.object({ name: v.string(), price: money, game_code: v.string() });

/**
 * A lottery product: LOTT-01 and (proposed) `id`, which lottery it belongs to (`parentId`), how many tickets are left today, whether they are printed and delivered, what they can win and how often, out of
 * a million, and the series that is being sold with the hash of its secret, which is announced before the first ticket and can be checked after the last.
 */
export const lotteryProduct = v.object({
  ...scratchProduct.entries,
  id: v.string(),
  parentId: v.picklist(lotteryKinds),
  left: v.number(),
  delivered: v.boolean(),
  prizes: v.array(v.object({ prize: money, chances: v.number() })),
  series: v.object({ id: v.string(), commitment: v.string() }),
});
export type LotteryProduct = v.InferOutput<typeof lotteryProduct>;

/** CALL-79: every product, in both lotteries. A failure reads as ERR-39. */
export const listLotteryProducts = defineEndpoint({
  name: 'list-lottery-products',
  id: 'API-72',
  summary: 'List lottery products',
  method: 'GET',
  path: '/api/lottery/productList/',
  auth: 'none',
  answers: { 200: answer(v.array(lotteryProduct)) },
});
