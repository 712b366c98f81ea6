import { mobilityVehicle, type VehiclePin } from '@aylal/contracts/mobility';
import { isNamedBy, type VehicleType, vehicleTypeOf } from '@aylal/domain/mobility';
import { metresBetween, type Position } from '@aylal/domain/places';
import * as v from 'valibot';
import type { ReportedVehicle } from './vehicle-port.ts';

const MOST = 60;
/** CONST-02. */
const MOST_PINS = 10_000;
const fleetVehicle = v.omit(mobilityVehicle, ['distance']);

/** What can be read of a fleet's telemetry; a vehicle that cannot is left out and counted, the others stay. */
export function readFleet(records: readonly unknown[]): { vehicles: readonly ReportedVehicle[]; dropped: number } {
  const vehicles = records.flatMap((record) => {
    const read = v.safeParse(fleetVehicle, record);
    return read.success ? [read.output] : [];
  });
  return { vehicles, dropped: records.length - vehicles.length };
}

interface VehicleWish {
  readonly near: Position | null;
  readonly type: VehicleType | null;
  readonly vehicle: string | null;
  /** What stands on the vehicle. */
  readonly code: string | null;
}

/** NEED-23: those of a type, or the one that is named; the 60 nearest to a place where one is named, else by plate. */
export function chooseVehicles(vehicles: readonly ReportedVehicle[], { near, type, vehicle, code }: VehicleWish) {
  return vehicles
    .filter(({ id }) => vehicle === null || id === vehicle)
    .filter((each) => code === null || isNamedBy(each, code))
    .filter(isOf(type))
    .map((each) => ({ ...each, distance: near && metresBetween(near, each) }))
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || (a.plate_no < b.plate_no ? -1 : 1))
    .slice(0, MOST);
}

/** NEED-149: what a map shows of those of a type, as many as a map holds. */
export function pinsOf(vehicles: readonly ReportedVehicle[], type: VehicleType | null): VehiclePin[] {
  return vehicles
    .filter(isOf(type))
    .slice(0, MOST_PINS)
    .map(({ ref_number: _number, qr_code: _code, lock_id: _lock, ...pin }) => pin);
}

function isOf(type: VehicleType | null) {
  return ({ vehicle_type }: ReportedVehicle) => type === null || vehicleTypeOf(vehicle_type) === type;
}
