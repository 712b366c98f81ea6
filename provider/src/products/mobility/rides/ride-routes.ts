import { endRide, getRide, listRides, readRide, startRide } from '@aylal/contracts/mobility';
import { rideHindrance } from '@aylal/domain/mobility';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { readFleet } from '../read-fleet.ts';
import { ridesOf } from './list-rides.ts';
import { beginRide, callOffRide, findCustomerRide, finishRide, openRide } from './ride-store.ts';
import { rideView } from './ride-view.ts';

const limits = { perAccount: { calls: 30, seconds: 60 } };
const silent = () => refuse('unavailable', { retryAfterSeconds: 5 });

/** Rides: NEED-142 to NEED-144, NEED-171, NEED-172. */
export function rideRoutes({ db, ids, vehicles }: Pick<Deps, 'db' | 'ids' | 'vehicles'>): readonly Route[] {
  return [
    route(readRide).to(async ({ session, now }) => {
      const ride = await openRide(db, session.userId);
      return {
        status_code: 200,
        result: ride ? rideView(ride, now) : null,
        server_time: new Date(now).toISOString(),
      };
    }),
    route(listRides).to(async ({ query: { before }, session, now }) => {
      const at = { before: before === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(before), now };
      return { status_code: 200, result: await ridesOf(db, session.userId, at) };
    }),
    route(getRide).to(async ({ params, session, now }) => {
      const ride = await findCustomerRide(db, session.userId, params.ride);
      if (!ride) throw refuse('not-found');
      return { status_code: 200, result: rideView(ride, now) };
    }),
    route(startRide).to(async ({ body, session: { userId }, now, locale, log }) => {
      const own = await openRide(db, userId);
      if (own?.vehicle === body.vehicle) return { status_code: 200, result: rideView(own, now) };
      const { vehicles: fleet } = readFleet(
        await vehicles.fleet(now).catch(() => {
          throw silent();
        }),
      );
      const vehicle = fleet.find(({ id }) => id === body.vehicle);
      if (!vehicle) throw refuse('not-found');
      const hindrance = rideHindrance(vehicle, now / 1000);
      if (hindrance) throw refuse('invalid-input', { fields: { vehicle: `ride_${hindrance}` } });
      const { vehicle_type, plate_no } = vehicle;
      const wish = { id: ids.reference('RIDE'), user_id: userId, vehicle: vehicle.id, vehicle_type, plate_no, locale };
      const { ride, begun } = await db.transaction().execute((tx) => beginRide(tx, { ...wish, started_at: now }));
      if (begun) {
        try {
          await vehicles.unlock(vehicle.id);
        } catch (error) {
          log.warn('vehicle-not-unlocked', { ride: ride.id, error });
          await db.transaction().execute((tx) => callOffRide(tx, ride.id, now));
          throw silent();
        }
        log.info('ride-started', { ride: ride.id, vehicle: vehicle.id });
      }
      return { status_code: 200, result: rideView(ride, now) };
    }, limits),
    route(endRide).to(async ({ body, session: { userId }, now, log }) => {
      const own = await openRide(db, userId);
      if (own?.id === body.ride)
        // Locked first: a ride that is paid while its vehicle stands open would be somebody else's.
        await vehicles.lock(own.vehicle).catch((error: unknown) => {
          log.warn('vehicle-not-locked', { ride: own.id, error });
          throw silent();
        });
      const ride = await db.transaction().execute((tx) => finishRide(tx, userId, body.ride, now));
      if (!ride) throw refuse('not-found');
      log.info('ride-ended', { ride: ride.id, price: ride.price });
      return { status_code: 200, result: rideView(ride, now) };
    }, limits),
  ];
}
