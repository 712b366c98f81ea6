import type { Money } from '../money/money.ts';
import {
  batteryPercent,
  freshnessOf,
  lockStateOf,
  vehicleStatusLabel,
  vehicleTypeOf,
  type VehicleType,
} from './vehicle.ts';

/** What unlocking and each minute begun cost; null for what nobody can ride. */
export const rideRates: Readonly<Record<VehicleType, { readonly unlock: Money; readonly perMinute: Money } | null>> = {
  bike: { unlock: 500, perMinute: 80 },
  moped: { unlock: 1_000, perMinute: 250 },
  scooter: { unlock: 700, perMinute: 150 },
  worker: null,
};

/** No ride costs more than so many minutes. */
const MOST_MINUTES = 120;
/** A ride is ended for its rider after so long: from then on it costs nothing more. */
export const MOST_RIDE_SECONDS = MOST_MINUTES * 60;
const LEAST_BATTERY = 10;

/** What a ride of so many seconds costs: unlocking and every minute begun, one at least and 120 at most. Throws for what nobody can ride. */
export function ridePrice(type: VehicleType, seconds: number): Money {
  const rates = rideRates[type];
  if (!rates) throw new Error(`nobody rides a ${type}`);
  const minutes = Math.min(MOST_MINUTES, Math.max(1, Math.ceil(seconds / 60)));
  return rates.unlock + rates.perMinute * minutes;
}

/** The most that a ride can cost, which is set aside when it begins. */
export function rideHold(type: VehicleType): Money {
  return ridePrice(type, MOST_RIDE_SECONDS);
}

/** The reference of a ride: no order has one of its kind. */
export const rideReference = /^RIDE-[0-9A-Z]{8}$/;

/** Why a ride has no tax receipt: it lasts still, or nothing was paid for it. Null when it has one. */
export function rideReceiptHindrance(ride: {
  readonly ended_at: string | number | null;
  readonly price: Money | null;
}): 'running' | 'free' | null {
  if (ride.ended_at === null) return 'running';
  return (ride.price ?? 0) > 0 ? null : 'free';
}

/** Why a vehicle cannot be ridden; `lock`: nobody knows whether it is locked. */
export type RideHindrance = 'worker' | 'stale' | 'status' | 'open' | 'lock' | 'battery';

/** Why a vehicle cannot be ridden at `now` (Unix seconds), by its last report; null when it can. Unknown counts as no. */
export function rideHindrance(
  vehicle: {
    readonly vehicle_type: number;
    readonly status: number;
    readonly lock_state: number | null;
    readonly battery: number;
    readonly msg_time_ts: number;
  },
  now: number,
): RideHindrance | null {
  const type = vehicleTypeOf(vehicle.vehicle_type);
  if (!type || !rideRates[type]) return 'worker';
  if (freshnessOf(vehicle.msg_time_ts, now).stale) return 'stale';
  if (!['normal', 'normal-follow-up'].includes(vehicleStatusLabel(vehicle.status))) return 'status';
  const lock = lockStateOf(vehicle.lock_state);
  if (lock !== 'locked') return lock === 'open' ? 'open' : 'lock';
  return (batteryPercent(vehicle.battery) ?? 0) < LEAST_BATTERY ? 'battery' : null;
}
