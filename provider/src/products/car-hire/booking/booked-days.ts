import type { LocalDate } from '@aylal/domain/calendar';
import type { Db } from '../../../platform/database/database.ts';
import type { SupplierTransport } from '../transport-supplier.ts';

/** The name under which the inventory keeps the days of a car. */
export function carName(transportId: string): string {
  return `car ${transportId}`;
}

/** The days from today on, in order, on which no car is left: others have it, or our own orders, held and sold. */
export async function bookedDays(db: Db, one: SupplierTransport, today: LocalDate): Promise<readonly LocalDate[]> {
  const rows = await db
    .selectFrom('inventory')
    .select(['date', 'held', 'sold'])
    .where('resource', '=', carName(one.id))
    .execute();
  const ours = rows.filter(({ held, sold }) => held + sold >= one.cars).map(({ date }) => date);
  return [...new Set([...one.taken, ...(ours as LocalDate[])])].filter((day) => day >= today).toSorted();
}
