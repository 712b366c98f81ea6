import type { MobilityVehicle } from '@aylal/contracts';

/** A vehicle as its telemetry tells it: all of MOB-01 and where it was when it last spoke. */
export type ToldVehicle = Omit<MobilityVehicle, 'distance'>;

/** Who runs the vehicles. Rejects when no telemetry can be had. */
export interface VehiclePort {
  /** Every vehicle with its last message at `now`, in milliseconds. */
  fleet(now: number): Promise<readonly unknown[]>;
}

/** Without a partner nothing is known of any vehicle. */
export const noVehicles: VehiclePort = {
  fleet: () => Promise.reject(new Error('nobody tells us of vehicles')),
};
