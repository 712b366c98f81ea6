import { listVehicles, type MobilityVehicle } from '@aylal/contracts/mobility';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';
import { buildVehicle, serverTime } from './build-vehicle.ts';

const ok = (result: readonly MobilityVehicle[]) => ({
  status_code: 200 as const,
  message: '',
  result: [...result],
  server_time: serverTime,
});

/** The vehicles, as 200; one scooter by default. */
export function vehiclesStub(vehicles: readonly MobilityVehicle[] = [buildVehicle()]): Stub {
  return stubOperation(listVehicles, ok(vehicles));
}

/** Nothing three times, as often as a read is tried, and then the answer. */
export function lateVehiclesStub(): Stub {
  return stubOperation(listVehicles, ['offline', 'offline', 'offline', ok([buildVehicle()])]);
}
