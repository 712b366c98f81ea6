import * as v from 'valibot';
import { deliveryStates } from '@aylal/domain/cart';
import { cardLayouts, prizePayouts } from '@aylal/domain/lottery';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { lotteryKinds } from './lottery-product.ts';
import { instant, money, refNumber, sent } from '../fields.ts';

/** A ticket as it is printed: series and number there, `GOBI-20261122-00042`. */
export const ticketNumber = v.pipe(
  v.string('validation_required'),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{3,8}-\d{8}-\d{5}$/, 'lottery_ticket_number'),
);

/** A ticket of a customer. Until it is scratched its win is hidden: `prize` and `place` are null. `card_layout` is how the fields of its card are laid out; `delivery` is where a printed one is, which is scratched once it is delivered. `payout` is where a large prize is, which is not credited by itself; null for every other. */
export const lotteryTicket = v.object({
  ticket: v.string(),
  name: v.string(),
  game_code: v.string(),
  parentId: v.picklist(lotteryKinds),
  ref_number: refNumber,
  prizes: v.array(v.object({ prize: money, chances: v.number() })),
  scratched_at: v.nullable(instant),
  prize: v.nullable(money),
  place: v.nullable(v.number()),
  card_layout: v.optional(v.picklist(cardLayouts), 1),
  delivery: v.nullable(v.picklist(deliveryStates)),
  payout: v.optional(v.nullable(v.picklist(prizePayouts)), null),
});
export type LotteryTicket = v.InferOutput<typeof lotteryTicket>;

/** Tickets of a paid order, or the newest hundred of all; somebody else's order has none. */
export const listLotteryTickets = defineEndpoint({
  name: 'list-lottery-tickets',
  id: 'NEED-80',
  summary: 'List own lottery tickets',
  method: 'GET',
  path: '/api/lottery/tickets/',
  auth: 'bearer',
  query: sent({ ref_number: v.optional(refNumber) }),
  answers: { 200: answer(v.array(lotteryTicket)), 400: refusal, 401: refusal },
});

/** Scratches a ticket. What it wins was decided when its series began; the first call books the prize to the game wallet, a large one for its winner to report (`report-win`); every later one tells the same. 409 for a printed ticket that is not delivered yet. */
export const scratchLotteryTicket = defineEndpoint({
  name: 'scratch-lottery-ticket',
  id: 'NEED-81',
  summary: 'Scratch a lottery ticket',
  method: 'POST',
  path: '/api/lottery/scratch/',
  auth: 'bearer',
  body: sent({ ticket: ticketNumber }),
  answers: { 200: answer(lotteryTicket), 400: refusal, 401: refusal, 404: refusal, 409: refusal },
});

/** What proves a ticket's draw, for everybody. `seed` is null until nothing of the series can be bought any more; what the page then computes must be what was paid. */
export const readLotteryProof = defineEndpoint({
  name: 'read-lottery-proof',
  id: 'NEED-82',
  summary: 'Read what proves the draw of a ticket',
  method: 'GET',
  path: '/api/lottery/draw_proof/',
  auth: 'none',
  query: sent({ ticket: ticketNumber }),
  answers: {
    200: answer(
      v.object({
        ticket: v.string(),
        number: v.number(),
        name: v.string(),
        commitment: v.string(),
        seed: v.nullable(v.string()),
        published_at: instant,
        prizes: v.array(v.object({ prize: money, chances: v.number() })),
      }),
    ),
    400: refusal,
    404: refusal,
  },
});
export type LotteryProof = v.InferOutput<(typeof readLotteryProof.answers)[200]>['result'];
