import type { MobilityVehicle } from '@aylal/contracts/mobility';
import { defineDialog } from '@aylal/shell';

/** Says what a ride costs and unlocks the vehicle. `true` when it is open. */
export const rideDialog = defineDialog<{ vehicle: MobilityVehicle }, true>('RIDE_START_VIEW');
