import type { Money } from '../money/money.ts';
import { rideHold, ridePrice } from './ride.ts';
import { vehicleTypeOf } from './vehicle.ts';

/** A ride at a moment: whole seconds since it began, what it costs by then, and the most that it can cost. */
export interface RideNow {
  readonly seconds: number;
  readonly price: Money;
  readonly most: Money;
}

/** A running ride at `now` (milliseconds by the server); null for a vehicle that nobody can ride. Never less than what the server has told. */
export function rideNow(
  ride: { readonly started_at: string; readonly vehicle_type: number; readonly price: Money; readonly held: Money },
  now: number,
): RideNow | null {
  const type = vehicleTypeOf(ride.vehicle_type);
  if (!type || type === 'worker') return null;
  const seconds = Math.max(0, Math.floor((now - Date.parse(ride.started_at)) / 1000));
  return { seconds, price: Math.max(ride.price, ridePrice(type, seconds)), most: ride.held || rideHold(type) };
}
