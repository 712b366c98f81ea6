import type { NextDeparture } from '@aylal/contracts/bus';

/** By what one goes. */
export const vehicleKinds = ['bus', 'train'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

/** A departure with the kind of its vehicle. */
export interface Departing extends NextDeparture {
  readonly kind: VehicleKind;
}

/** Few enough that one is worth a warning. */
const FEW = 5;

export function isNearlyFull({ free }: Pick<NextDeparture, 'free'>): boolean {
  return free <= FEW;
}

/** Departures of both kinds in the order in which they leave, `most` of them. */
export function inOrder(departures: readonly Departing[], most: number): readonly Departing[] {
  return departures
    .toSorted((one, other) => Date.parse(one.departure_time) - Date.parse(other.departure_time))
    .slice(0, most);
}
