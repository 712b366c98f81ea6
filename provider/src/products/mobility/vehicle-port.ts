import type { MobilityVehicle } from '@aylal/contracts/mobility';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly vehicles: VehiclePort;
  }
}

/** A vehicle as its telemetry tells it: all of MOB-01 and where it was when it last spoke. */
export type ReportedVehicle = Omit<MobilityVehicle, 'distance'>;

/** Who runs the vehicles. Rejects when no telemetry is available. */
export interface VehiclePort {
  /** Every vehicle with its last message at `now`, in milliseconds. */
  fleet(now: number): Promise<readonly unknown[]>;
  /** Opens a vehicle's lock; rejects when it did not open, or did not say so. Safe to repeat, as `lock` is. */
  unlock(vehicle: string): Promise<void>;
  lock(vehicle: string): Promise<void>;
}

/** Without a partner nothing is known of any vehicle. */
export const noVehicles: VehiclePort = {
  fleet: () => Promise.reject(new Error('nobody tells us of vehicles')),
  unlock: () => Promise.reject(new Error('nobody opens vehicles')),
  lock: () => Promise.reject(new Error('nobody locks vehicles')),
};
