import { daysMs, homeDate } from '@aylal/domain/calendar';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Longer than any journey that is still under way, in whatever zone. */
const PAST_MS = daysMs(7);

/** Forgets what was taken on days that nobody can buy any more, and which orders had taken it; a refund after that frees nothing. */
export async function forgetPastInventory(db: Db, now: number): Promise<void> {
  const before = homeDate(now - PAST_MS);
  await db.deleteFrom('inventory').where('date', '<', before).execute();
  // A flight back may be months later.
  await sql`delete from inventory_holds
    where (select max(unit ->> 'date') from jsonb_array_elements(units::jsonb) as unit) < ${before}`.execute(db);
}

/** Forgets which seats or places of runs orders have, when the run is over. */
export const forgetPastPlaces = (table: 'bus_seats' | 'train_places') => async (db: Db, now: number) => {
  await sql`delete from ${sql.table(table)} as places using orders
    where orders.ref_number = places.ref_number and orders.starts_at < ${now - PAST_MS}`.execute(db);
};
