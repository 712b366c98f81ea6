import { addDays, type LocalDate } from '@aylal/domain/calendar';
import type { Db } from '../../platform/database/database.ts';
import type { Partner } from './reconcile-day.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Days of Ulaanbaatar whose payments at a partner were compared with our books, and settled or put on the work list. */
    reconciled_days: { partner: Partner; day: LocalDate; at: number };
  }
}

/** Whoever was stopped for longer is caught up no further back. */
const DAYS_BACK = 7;

/** The days of a partner up to `last` that were not compared yet, oldest first; on a new shop just the last one. */
export async function daysToReconcile(db: Db, partner: Partner, last: LocalDate): Promise<readonly LocalDate[]> {
  const earliest = addDays(last, 1 - DAYS_BACK);
  const { done } = await db
    .selectFrom('reconciled_days')
    .select((select) => select.fn.max('day').as('done'))
    .where('partner', '=', partner)
    .executeTakeFirstOrThrow();
  if (done === null) return [last];
  const days: LocalDate[] = [];
  for (let day = addDays(done, 1); day <= last; day = addDays(day, 1)) if (day >= earliest) days.push(day);
  return days;
}

/** Marks a day of a partner as compared; doing it again changes nothing. */
export async function markReconciled(db: Db, partner: Partner, day: LocalDate, at: number): Promise<void> {
  await db
    .insertInto('reconciled_days')
    .values({ partner, day, at })
    .onConflict((known) => known.columns(['partner', 'day']).doNothing())
    .execute();
}
