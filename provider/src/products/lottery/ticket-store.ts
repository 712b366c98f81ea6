import { deliveryState, type DeliveryState } from '@aylal/domain/cart';
import { drawnPlace, drawText, isLargePrize, prizeAt, type PrizePayout } from '@aylal/domain/lottery';
import type { Money } from '@aylal/domain/money';
import type { Shipment } from '@aylal/contracts/cart';
import type { LotteryTicket } from '@aylal/contracts/lottery';
import type { Locale } from '@aylal/domain/language';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { accounts, post } from '../../commerce/ledger/ledger.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { OfficeLotteryRow } from './office-lotteries.ts';
import { addPrizeReport } from './prize-reports.ts';
import { gameBy, type LotteryGame } from './lottery-games.ts';
import type { SeriesRow, TicketRow } from './lottery-tables.ts';

/** Gives an order the next numbers of a series, within the order's transaction. Numbers are never used twice, also those of orders that lapse. */
export async function takeTickets(
  tx: Tx,
  series: SeriesRow,
  count: number,
  owner: { userId: string; ref: string },
): Promise<void> {
  const { next_number: next } = await tx
    .updateTable('lottery_series')
    .set((where) => ({ next_number: where('next_number', '+', count) }))
    .where('id', '=', series.id)
    .returning('next_number')
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: count }, (_, index) => next - count + index);
  await tx
    .insertInto('lottery_tickets')
    .values(
      numbers.map((number) => ({
        id: `${series.id}-${String(number).padStart(5, '0')}`,
        series_id: series.id,
        number,
        user_id: owner.userId,
        ref_number: owner.ref,
        scratched_at: null,
      })),
    )
    .execute();
}

/** Tickets of paid orders, the newest order first, with the series they belong to. */
export function ownTickets(db: Db | Tx, userId: string) {
  return db
    .selectFrom('lottery_tickets as t')
    .innerJoin('lottery_series as s', 's.id', 't.series_id')
    .innerJoin('orders as o', 'o.ref_number', 't.ref_number')
    .leftJoin('lottery_shipments as d', 'd.ref_number', 't.ref_number')
    .leftJoin('prize_reports as r', 'r.ticket', 't.id')
    .leftJoin('office_lotteries as l', 'l.code', 's.game_code')
    .selectAll('t')
    .select([
      's.game_code',
      's.sealed_seed',
      's.card_layout',
      's.closes_at',
      's.draws_at',
      'o.fulfilled_at',
      'd.location',
    ])
    .select(['r.reported_at', 'r.paid_at', 'l.names', 'l.kind', 'l.prizes as tiers'])
    .where('t.user_id', '=', userId)
    .where('o.status', 'in', [2, 3, 4])
    .orderBy('o.created_at', 'desc')
    .orderBy('t.id')
    .limit(100);
}

/** A ticket of a paid order, as `ownTickets` reads it. */
export type KnownTicket = TicketRow &
  Pick<SeriesRow, 'game_code' | 'sealed_seed' | 'card_layout' | 'closes_at' | 'draws_at'> & {
    readonly fulfilled_at: number | null;
    readonly location: Shipment | null;
    readonly reported_at: number | null;
    readonly paid_at: number | null;
    readonly names: OfficeLotteryRow['names'] | null;
    readonly kind: OfficeLotteryRow['kind'] | null;
    readonly tiers: OfficeLotteryRow['prizes'] | null;
  };

/** Who looks at a ticket, and when. */
interface Look {
  readonly locale: Locale;
  readonly now: number;
}

type TicketGame = Pick<LotteryGame, 'name' | 'game_code' | 'parentId' | 'prizes' | 'delivered'>;

function gameOf({ game_code, names, kind, tiers }: KnownTicket, locale: Locale): TicketGame {
  const game = gameBy('game_code', game_code);
  if (game) return game;
  if (names === null || kind === null || tiers === null) throw new Error(`a ticket of ${game_code}, which is no game`);
  return { name: names[locale], game_code, parentId: kind, prizes: tiers, delivered: false };
}

/** Where a printed ticket is; null for one that is not printed. A customer who was forgotten is waited for no longer. */
function deliveryOf(
  { location, fulfilled_at }: KnownTicket,
  { delivered }: TicketGame,
  now: number,
): DeliveryState | null {
  if (!delivered) return null;
  return location ? deliveryState(location.address.aimag, fulfilled_at, now) : 'delivered';
}

/** The ticket for its owner: nothing of its draw before it is scratched. */
export function ticketView(row: KnownTicket, vault: Deps['vault'], { locale, now }: Look): LotteryTicket {
  const game = gameOf(row, locale);
  const place = drawnPlace(sha256(drawText(vault.open(row.sealed_seed, row.series_id), row.number)));
  const prize = prizeAt(place, game.prizes);
  return {
    ticket: row.id,
    name: game.name,
    game_code: game.game_code,
    parentId: game.parentId,
    ref_number: row.ref_number,
    prizes: [...game.prizes],
    card_layout: row.card_layout,
    delivery: deliveryOf(row, game, now),
    scratched_at: row.scratched_at === null ? null : new Date(row.scratched_at).toISOString(),
    ...(row.scratched_at === null
      ? { prize: null, place: null, payout: null }
      : { prize, place, payout: payoutOf(row, prize) }),
  };
}

/** Null for what is credited by itself. */
function payoutOf({ reported_at, paid_at }: KnownTicket, prize: Money): PrizePayout | null {
  if (!isLargePrize(prize)) return null;
  if (paid_at !== null) return 'paid';
  return reported_at === null ? 'to-report' : 'reported';
}

/** Scratches a paid ticket of this customer once, with its prize in the books in the same transaction; undefined when there is none. Refused for a printed one that is not delivered yet. */
export async function scratch(
  tx: Tx,
  vault: Deps['vault'],
  { userId, ticket, ...look }: { userId: string; ticket: string } & Look,
): Promise<{ ticket: LotteryTicket; first: boolean } | undefined> {
  const { now } = look;
  const found = await ownTickets(tx, userId).where('t.id', '=', ticket).executeTakeFirst();
  if (!found) return undefined;
  const { delivery } = ticketView(found, vault, look);
  if (delivery !== null && delivery !== 'delivered') throw refuse('state-conflict');
  const first = await tx
    .updateTable('lottery_tickets')
    .set({ scratched_at: now })
    .where('id', '=', ticket)
    .where('scratched_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!first) {
    const scratched = await ownTickets(tx, userId).where('t.id', '=', ticket).executeTakeFirstOrThrow();
    return { ticket: ticketView(scratched, vault, look), first: false };
  }
  const view = ticketView({ ...found, scratched_at: now }, vault, look);
  if (view.prize)
    await post(tx, {
      kind: 'prize',
      reference: ticket,
      at: now,
      entries: [
        { account: accounts.prizeCosts, amount: view.prize },
        {
          account: isLargePrize(view.prize) ? accounts.prizesToPay : accounts.gameWallet(userId),
          amount: -view.prize,
        },
      ],
    });
  return { ticket: view, first: true };
}

/** Reports the large prize of a scratched ticket of this customer; undefined when there is no such ticket. Refused where there is nothing to report. */
export async function reportPrize(
  tx: Tx,
  vault: Deps['vault'],
  { userId, ticket, phone, ...look }: { userId: string; ticket: string; phone: string } & Look,
): Promise<LotteryTicket | undefined> {
  const find = () => ownTickets(tx, userId).where('t.id', '=', ticket).executeTakeFirst();
  const found = await find();
  if (!found) return undefined;
  const { prize, payout } = ticketView(found, vault, look);
  if (prize === null || payout === null) throw refuse('state-conflict');
  if (!(await addPrizeReport(tx, { ticket, userId, amount: prize, phone }, look.now))) throw refuse('state-conflict');
  const reported = await find();
  return reported && ticketView(reported, vault, look);
}
