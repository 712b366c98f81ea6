import { listVehiclePins, listVehicles } from '@aylal/contracts/mobility';
import { vehicleTypeOf } from '@aylal/domain/mobility';
import type { Deps } from '../../platform/deps.ts';
import type { Logger } from '@aylal/server';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { chooseVehicles, pinsOf, readFleet } from './read-fleet.ts';
import { riddenVehicles } from './rides/ride-store.ts';

/** NEED-23, NEED-149. Where somebody stands is used for this answer, and kept nowhere. */
export function mobilityRoutes({ db, vehicles }: Pick<Deps, 'db' | 'vehicles'>): readonly Route[] {
  /** What the fleet tells; what somebody rides is open, also before it has said so itself. */
  const currentFleet = async (now: number, log: Pick<Logger, 'warn'>) => {
    const records = await vehicles.fleet(now).catch((error: unknown) => {
      log.warn('vehicles-silent', { error });
      throw refuse('unavailable', { retryAfterSeconds: 5 });
    });
    const fleet = readFleet(records);
    if (fleet.dropped > 0) log.warn('vehicle-records-dropped', { dropped: fleet.dropped, of: records.length });
    const ridden = await riddenVehicles(db);
    return fleet.vehicles.map((each) => (ridden.has(each.id) ? { ...each, lock_state: 1 } : each));
  };
  const typeOf = (vehicle_type: number | undefined) =>
    vehicle_type === undefined ? null : vehicleTypeOf(vehicle_type);
  return [
    route(listVehicles).to(async ({ query: { lat, lon, vehicle_type, vehicle, code }, now, log }) => ({
      status_code: 200,
      result: chooseVehicles(await currentFleet(now, log), {
        near: lat === undefined || lon === undefined ? null : { lat, lon },
        type: typeOf(vehicle_type),
        vehicle: vehicle ?? null,
        code: code ?? null,
      }),
      server_time: new Date(now).toISOString(),
    })),
    route(listVehiclePins).to(async ({ query: { vehicle_type }, now, log }) => ({
      status_code: 200,
      result: pinsOf(await currentFleet(now, log), typeOf(vehicle_type)),
      server_time: new Date(now).toISOString(),
    })),
  ];
}
