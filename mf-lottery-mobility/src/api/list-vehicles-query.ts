import { listVehiclePins, listVehicles } from '@aylal/contracts/mobility';
import { vehicleTypes, type VehicleType } from '@aylal/domain/mobility';
import type { Position } from '@aylal/domain/places';
import { endpointQuery, type Services } from '@aylal/shell';

const AGAIN_MS = 15_000;

/** NEED-23: vehicles of a type, read again every 15 seconds while somebody looks; a hidden tab asks nothing. What is there stays until the next answer. */
export function listVehiclesQuery(
  { api }: Pick<Services, 'api'>,
  type: VehicleType | undefined,
  near: Position | null,
) {
  return { ...endpointQuery(api, listVehicles, { query: { ...asked(type), ...from(near) } }), ...again };
}

/** NEED-23: one vehicle, read again as the list is; an empty list when it is gone. */
export function vehicleQuery({ api }: Pick<Services, 'api'>, vehicle: string, near: Position | null) {
  return { ...endpointQuery(api, listVehicles, { query: { vehicle, ...from(near) } }), ...again };
}

/** NEED-23: the vehicle that a code stands on; an empty list when there is none. */
export function vehicleByCodeQuery({ api }: Pick<Services, 'api'>, code: string) {
  return { ...endpointQuery(api, listVehicles, { query: { code } }), staleTime: 0, retry: false };
}

/** NEED-149: every vehicle of a type for the map, read again as the list is. Answers are not compared: of ten thousand that move, few stay the same. */
export function vehiclePinsQuery({ api }: Pick<Services, 'api'>, type: VehicleType | undefined) {
  return { ...endpointQuery(api, listVehiclePins, { query: asked(type) }), ...again, structuralSharing: false };
}

const again = { staleTime: AGAIN_MS, refetchInterval: AGAIN_MS, refetchIntervalInBackground: false };

function asked(type: VehicleType | undefined) {
  return type ? { vehicle_type: vehicleTypes.indexOf(type) } : {};
}

function from(near: Position | null) {
  return near ? { lat: near.lat.toFixed(4), lon: near.lon.toFixed(4) } : {};
}
