import {
  excludeFromLottery,
  listLotteryProducts,
  listLotteryTickets,
  readLotteryLimits,
  readLotteryProof,
  reportWin,
  scratchLotteryTicket,
} from '@aylal/contracts/lottery';
import { daysMs } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { exclude, limitsOf } from './lottery-limits.ts';
import { soldGames } from './office-lotteries.ts';
import { readProof } from './read-proof.ts';
import { openSeries, ticketsLeft } from './series-store.ts';
import { shipmentRoutes } from './shipment-routes.ts';
import { suggestScratchRoute } from './suggest-scratch-route.ts';
import { ownTickets, reportPrize, scratch, ticketView } from './ticket-store.ts';

const DAY_MS = daysMs(1);

/** Lotteries: API-07, API-72, NEED-80 to NEED-84, NEED-243. */
export function lotteryRoutes(deps: Pick<Deps, 'db' | 'ids' | 'vault'>): readonly Route[] {
  const { db, vault } = deps;
  const limits = async (userId: string, now: number) => {
    const { excludedUntil, ...rest } = await limitsOf(db, userId, now);
    return { ...rest, excluded_until: excludedUntil === null ? null : new Date(excludedUntil).toISOString() };
  };
  return [
    suggestScratchRoute(deps),
    ...shipmentRoutes(deps),
    route(listLotteryProducts).to(async ({ locale, now }) => {
      const products = [];
      for (const game of await soldGames(db, locale, now)) {
        const series = await openSeries(db, deps, game, now);
        const { id, name, price, game_code, parentId, delivered } = game;
        products.push({
          ...{ id, name, price, game_code, parentId, delivered },
          prizes: [...game.prizes],
          left: await ticketsLeft(db, series, now),
          series: { id: series.id, commitment: series.commitment },
        });
      }
      return { status_code: 200, result: products };
    }),
    route(listLotteryTickets).to(async ({ query: { ref_number: ref }, session, locale, now }) => {
      const own = ownTickets(db, session.userId);
      const rows = await (ref ? own.where('t.ref_number', '=', ref.toUpperCase()) : own).execute();
      return { status_code: 200, result: rows.map((row) => ticketView(row, vault, { locale, now })) };
    }),
    route(scratchLotteryTicket).to(async ({ body: { ticket }, session: { userId }, locale, now, log }) => {
      const done = await db.transaction().execute((tx) => scratch(tx, vault, { userId, ticket, locale, now }));
      if (!done) throw refuse('not-found');
      if (done.first) log.info('lottery-scratched', { ticket, prize: done.ticket.prize });
      return { status_code: 200, result: done.ticket };
    }),
    route(reportWin).to(async ({ body, session: { userId }, locale, now, log }) => {
      const ticket = await db.transaction().execute((tx) => reportPrize(tx, vault, { ...body, userId, locale, now }));
      if (!ticket) throw refuse('not-found');
      log.info('prize-reported', { ticket: ticket.ticket });
      return { status_code: 200, result: ticket };
    }),
    route(readLotteryProof).to(async ({ query, locale, now }) => {
      const proof = await readProof(deps, query.ticket, { locale, now });
      if (!proof) throw refuse('not-found');
      return { status_code: 200, result: proof };
    }),
    route(readLotteryLimits).to(async ({ session, now }) => ({
      status_code: 200,
      result: await limits(session.userId, now),
    })),
    route(excludeFromLottery).to(async ({ body, session: { userId }, now, log }) => {
      await exclude(db, userId, now + body.days * DAY_MS);
      log.info('lottery-excluded', { days: body.days });
      return { status_code: 200, result: await limits(userId, now) };
    }),
  ];
}
