import { listVehicles } from '@aylal/contracts';
import { vehicleTypes, type Position, type VehicleType } from '@aylal/domain';
import { endpointQuery, type Services } from '@aylal/shell';

const AGAIN_MS = 15_000;

/** NEED-23: vehicles of a type, told anew every 15 seconds while somebody looks; a hidden tab asks nothing. What stands there stays until the next answer. */
export function listVehiclesQuery(
  { api }: Pick<Services, 'api'>,
  type: VehicleType | undefined,
  near: Position | null,
) {
  return {
    ...endpointQuery(api, listVehicles, {
      query: {
        ...(type ? { vehicle_type: vehicleTypes.indexOf(type) } : {}),
        ...(near ? { lat: near.lat.toFixed(4), lon: near.lon.toFixed(4) } : {}),
      },
    }),
    staleTime: AGAIN_MS,
    refetchInterval: AGAIN_MS,
    refetchIntervalInBackground: false,
  };
}
