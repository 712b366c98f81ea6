import { getRide, listRides, readRide, type Ride } from '@aylal/contracts/mobility';
import { endpointQuery, type Services } from '@aylal/shell';

const AGAIN_MS = 15_000;

/** NEED-142: the ride under way, read again while it lasts; a hidden tab asks nothing. */
export function rideQuery({ api }: Pick<Services, 'api'>) {
  const query = endpointQuery(api, readRide);
  return {
    ...query,
    refetchInterval: ({ state }: { state: { data?: { result: unknown } | undefined } }) =>
      state.data?.result ? AGAIN_MS : (false as const),
    refetchIntervalInBackground: false,
  };
}

/** NEED-171: the rides of a customer, those before an instant where one is given. */
export function ridesQuery({ api }: Pick<Services, 'api'>, before: string | undefined) {
  return endpointQuery(api, listRides, { query: before === undefined ? {} : { before } });
}

/** NEED-172: one ride, read again while it lasts. */
export function oneRideQuery({ api }: Pick<Services, 'api'>, ride: string) {
  const query = endpointQuery(api, getRide, { params: { ride } });
  return {
    ...query,
    refetchInterval: ({ state }: { state: { data?: { result: Ride } | undefined } }) =>
      state.data?.result.ended_at === null ? AGAIN_MS : (false as const),
    refetchIntervalInBackground: false,
  };
}
