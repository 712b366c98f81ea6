import type { Ride } from '@aylal/contracts/mobility';
import { rideHold, ridePrice, vehicleTypeOf, type VehicleType } from '@aylal/domain/mobility';
import type { RideRow } from './ride-tables.ts';

/** Which kind a ride's vehicle is; only what can be ridden ever gets a row. */
export function rideType({ id, vehicle_type }: Pick<RideRow, 'id' | 'vehicle_type'>): VehicleType {
  const type = vehicleTypeOf(vehicle_type);
  if (!type) throw new Error(`the ride ${id} is of no known vehicle`);
  return type;
}

/** What a ride costs that ends at `at`. */
export function priceAt(ride: RideRow, at: number): number {
  return ridePrice(rideType(ride), (at - ride.started_at) / 1000);
}

export function rideView(ride: RideRow, now: number): Ride {
  const { id, vehicle, vehicle_type, plate_no, started_at, ended_at } = ride;
  return {
    id,
    vehicle,
    vehicle_type,
    plate_no,
    started_at: new Date(started_at).toISOString(),
    ended_at: ended_at === null ? null : new Date(ended_at).toISOString(),
    price: ride.price ?? priceAt(ride, now),
    held: ended_at === null ? rideHold(rideType(ride)) : 0,
  };
}
