import { listVehicles } from '@aylal/contracts';
import { vehicleTypeOf } from '@aylal/domain';
import type { Deps } from '../deps.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { chooseVehicles, readFleet } from './read-fleet.ts';
import { riddenVehicles } from './rides/ride-store.ts';

/** NEED-23. Where somebody stands is used for this answer, and kept nowhere. */
export function mobilityRoutes({ db, vehicles }: Pick<Deps, 'db' | 'vehicles'>): readonly Route[] {
  return [
    route(listVehicles).to(async ({ query: { lat, lon, vehicle_type }, now, log }) => {
      const records = await vehicles.fleet(now).catch((error: unknown) => {
        log.warn('vehicles-silent', { error });
        throw refuse('unavailable', { retryAfterSeconds: 5 });
      });
      const fleet = readFleet(records);
      if (fleet.dropped > 0) log.warn('vehicle-records-dropped', { dropped: fleet.dropped, of: records.length });
      const ridden = await riddenVehicles(db);
      // What somebody rides is open, also before it has said so itself.
      const told = fleet.vehicles.map((each) => (ridden.has(each.id) ? { ...each, lock_state: 1 } : each));
      return {
        status_code: 200,
        result: chooseVehicles(told, {
          near: lat === undefined || lon === undefined ? null : { lat, lon },
          type: vehicle_type === undefined ? null : vehicleTypeOf(vehicle_type),
        }),
        server_time: new Date(now).toISOString(),
      };
    }),
  ];
}
