import { sql } from 'kysely';
import { homeDate, homeInstant } from '@aylal/domain/calendar';
import type { Db, Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { isAlive } from './series-store.ts';

/** Tickets of all lotteries together that a customer may buy in a day. */
export const TICKETS_PER_DAY = 20;

/** How many tickets a customer has ordered today and not let lapse, and until when they keep themselves out. */
export async function limitsOf(db: Db | Tx, userId: string, now: number) {
  const { bought } = await db
    .selectFrom('lottery_tickets as t')
    .innerJoin('orders as o', 'o.ref_number', 't.ref_number')
    .select(sql<number>`count(*)::int`.as('bought'))
    .where('t.user_id', '=', userId)
    .where('o.created_at', '>=', homeInstant(homeDate(now)))
    .where(isAlive(now))
    .executeTakeFirstOrThrow();
  return { per_day: TICKETS_PER_DAY, bought_today: bought, excludedUntil: await exclusionOf(db, userId, now) };
}

/** Until when a customer keeps themselves out of lotteries and games, in milliseconds; null for who does not. */
export async function exclusionOf(db: Db | Tx, userId: string, now: number): Promise<number | null> {
  const exclusion = await db
    .selectFrom('lottery_exclusions')
    .select('until')
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .executeTakeFirst();
  return exclusion?.until ?? null;
}

/** Refuses who keeps themselves out (409), and who would have more than a day's tickets with `wanted` more (400 at the quantity). */
export async function assertWithinLimits(db: Db | Tx, userId: string, wanted: number, now: number): Promise<void> {
  const { bought_today, excludedUntil } = await limitsOf(db, userId, now);
  if (excludedUntil !== null) throw refuse('not-bookable');
  if (bought_today + wanted > TICKETS_PER_DAY)
    throw refuse('invalid-input', { fields: { quantity: 'lottery_daily_limit' } });
}

/** Keeps a customer out until then; a longer time that was chosen before stays. */
export async function exclude(db: Db | Tx, userId: string, until: number): Promise<void> {
  await db
    .insertInto('lottery_exclusions')
    .values({ user_id: userId, until })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ until: sql`greatest(lottery_exclusions.until, excluded.until)` }),
    )
    .execute();
}
