import type { ReconciledPartner } from '@aylal/contracts/office';
import { addDays, homeDate, type LocalDate } from '@aylal/domain/calendar';
import { sql } from 'kysely';
import { partners } from '../../commerce/reconciliation/reconcile-day.ts';
import type { Db } from '../../platform/database/database.ts';

const DAYS = 7;

/** Each partner with the days that were compared, and the differences that wait for a person. */
export async function readReconciled(db: Db, now: number): Promise<readonly ReconciledPartner[]> {
  const since = addDays(homeDate(now), -DAYS);
  const compared = await sql<{ partner: string; last_day: LocalDate; at: number; days: number }>`
    select partner, max(day) as last_day, max(at)::bigint as at, count(*) filter (where day >= ${since}) as days
    from reconciled_days group by partner`.execute(db);
  const open = await sql<{ partner: string; open: number; amount: number }>`
    select split_part(reference, '-', 1) as partner, count(*) as open, sum(amount)::bigint as amount
    from work_items where kind = 'reconciliation' and done_at is null group by 1`.execute(db);
  return partners.map((partner) => {
    const days = compared.rows.find((row) => row.partner === partner);
    const waiting = open.rows.find((row) => row.partner === partner);
    return {
      partner,
      last_day: days?.last_day ?? null,
      compared_at: days ? new Date(days.at).toISOString() : null,
      days: days?.days ?? 0,
      open: waiting?.open ?? 0,
      amount: waiting?.amount ?? 0,
    };
  });
}
