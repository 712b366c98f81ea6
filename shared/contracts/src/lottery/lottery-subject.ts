import * as v from 'valibot';
import { money } from '../fields.ts';

/** What the `subject` of an order of tickets holds; orders from before there were deliveries have no fee. */
const lotterySubject = v.object({
  items: v.array(v.object({ name: v.string(), quantity: v.number(), price: money, game_code: v.string() })),
  delivery_fee: v.optional(money, 0),
});
export type LotterySubject = v.InferOutput<typeof lotterySubject>;

/** The subject of an order of tickets; throws for an order of something else. */
export function readLotterySubject({
  subject,
}: {
  readonly subject: Readonly<Record<string, unknown>>;
}): LotterySubject {
  return v.parse(lotterySubject, subject);
}
