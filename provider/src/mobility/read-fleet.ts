import { mobilityVehicle } from '@aylal/contracts';
import { metresBetween, type Position, type VehicleType, vehicleTypeOf } from '@aylal/domain';
import * as v from 'valibot';
import type { ToldVehicle } from './vehicle-port.ts';

const MOST = 60;
const told = v.omit(mobilityVehicle, ['distance']);

/** What can be read of a fleet's telemetry; a vehicle that cannot is left out and counted, the others stay. */
export function readFleet(records: readonly unknown[]): { vehicles: readonly ToldVehicle[]; dropped: number } {
  const vehicles = records.flatMap((record) => {
    const read = v.safeParse(told, record);
    return read.success ? [read.output] : [];
  });
  return { vehicles, dropped: records.length - vehicles.length };
}

/** NEED-23: those of a type, the 60 nearest to a place where one is named, else by plate. */
export function chooseVehicles(
  vehicles: readonly ToldVehicle[],
  { near, type }: { near: Position | null; type: VehicleType | null },
) {
  return vehicles
    .filter(({ vehicle_type }) => type === null || vehicleTypeOf(vehicle_type) === type)
    .map((vehicle) => ({ ...vehicle, distance: near && metresBetween(near, vehicle) }))
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || (a.plate_no < b.plate_no ? -1 : 1))
    .slice(0, MOST);
}
