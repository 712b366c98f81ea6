import { sql } from 'kysely';
import type { ListedRide } from '@aylal/contracts/mobility';
import type { Db } from '../../../platform/database/database.ts';
import type { RideRow } from './ride-tables.ts';
import { rideView } from './ride-view.ts';

const A_PAGE = 20;

/** The rides of a customer that began before an instant, the newest first, and where the next ones begin. */
export async function ridesOf(
  db: Db,
  userId: string,
  { before, now }: { readonly before: number; readonly now: number },
): Promise<{ rides: ListedRide[]; next: string | null }> {
  const { rows } = await sql<RideRow & { receipt: 'sending' | 'sent' | null }>`
    select r.*, t.status as receipt from rides r
    left join tax_receipts t on t.ref_number = r.id and t.status in ('sending', 'sent')
    where r.user_id = ${userId} and r.started_at < ${before} order by r.started_at desc limit ${A_PAGE + 1}`.execute(
    db,
  );
  const page = rows.slice(0, A_PAGE);
  const last = rows.length > A_PAGE ? page.at(-1) : undefined;
  return {
    rides: page.map((row) => ({ ...rideView(row, now), receipt: row.receipt ?? 'none' })),
    next: last ? new Date(last.started_at).toISOString() : null,
  };
}
