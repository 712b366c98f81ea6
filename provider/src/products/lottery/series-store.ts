import { sql } from 'kysely';
import { daysMs, homeDate, homeInstant } from '@aylal/domain/calendar';
import { drawnAfterMs } from '@aylal/domain/lottery';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import type { LotteryGame } from './lottery-games.ts';
import type { SeriesRow } from './lottery-tables.ts';

const DAY_MS = daysMs(1);

/** The series of a game that is sold at `now`: one for each day of the customers, or the only one of a lottery of the office. Its secret is made, sealed and committed to before its first ticket; two looks at once get the same. */
export async function openSeries(
  db: Db | Tx,
  { ids, vault }: Pick<Deps, 'ids' | 'vault'>,
  game: LotteryGame,
  now: number,
): Promise<SeriesRow> {
  const day = homeDate(now);
  const id = game.series ?? `${game.game_code}-${day.replaceAll('-', '')}`;
  const find = () => db.selectFrom('lottery_series').selectAll().where('id', '=', id).executeTakeFirst();
  const known = await find();
  if (known) return known;
  const closes_at = homeInstant(day) + DAY_MS;
  const { game_code, perDay: size } = game;
  await addSeries(db, { ids, vault }, { id, game_code, size, opened_at: now, closes_at });
  const made = await find();
  if (!made) throw new Error(`the series ${id} was not made`);
  return made;
}

/** Adds a series with a new secret that is sealed and committed to; one that is there stays as it is. */
export async function addSeries(
  db: Db | Tx,
  { ids, vault }: Pick<Deps, 'ids' | 'vault'>,
  series: Pick<SeriesRow, 'id' | 'game_code' | 'size' | 'opened_at' | 'closes_at'> & { readonly draws_at?: number },
): Promise<void> {
  const seed = ids.token();
  await db
    .insertInto('lottery_series')
    .values({ ...series, sealed_seed: vault.seal(seed, series.id), commitment: sha256(seed), card_layout: 2 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** From when on everybody may know the secret: nothing of the series can be bought or paid any more. */
export function publishedAt({ closes_at, draws_at }: Pick<SeriesRow, 'closes_at' | 'draws_at'>): number {
  return draws_at ?? closes_at + drawnAfterMs;
}

/** How many tickets of a series are left: those of orders that are over come back, under new numbers. */
export async function ticketsLeft(db: Db | Tx, series: SeriesRow, now: number): Promise<number> {
  const row = await db
    .selectFrom('lottery_tickets as t')
    .innerJoin('orders as o', 'o.ref_number', 't.ref_number')
    .select(sql<number>`count(*)::int`.as('taken'))
    .where('t.series_id', '=', series.id)
    .where(isAlive(now))
    .executeTakeFirstOrThrow();
  return Math.max(0, series.size - row.taken);
}

/** Of an order `o` that is paid, or can be paid still. */
export function isAlive(now: number) {
  return sql<boolean>`(o.status between 2 and 4 or (o.status = 1 and o.pay_until > ${now}::bigint))`;
}
