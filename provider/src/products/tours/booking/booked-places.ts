import type { Db } from '../../../platform/database/database.ts';
import type { SupplierTrip } from '../trip-supplier.ts';
import { placesName } from './new-trip-order.ts';

/** Trips with the places that are left once those of our own orders, held and sold, are taken off. */
export async function withoutBookedPlaces(db: Db, trips: readonly SupplierTrip[]): Promise<readonly SupplierTrip[]> {
  const rows = await db.selectFrom('inventory').selectAll().where('resource', 'like', 'trip %').execute();
  const taken = new Map(rows.map(({ resource, date, held, sold }) => [`${resource} ${date}`, held + sold]));
  return trips.map((trip) => ({
    ...trip,
    departures: trip.departures.map((one) => ({
      ...one,
      free: Math.max(0, one.free - (taken.get(`${placesName(trip.id)} ${one.date}`) ?? 0)),
    })),
  }));
}
