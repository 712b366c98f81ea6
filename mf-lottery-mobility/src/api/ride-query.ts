import { readRide } from '@aylal/contracts';
import { endpointQuery, type Services } from '@aylal/shell';

const AGAIN_MS = 15_000;

/** NEED-142: the ride under way, told anew while it lasts; a hidden tab asks nothing. */
export function rideQuery({ api }: Pick<Services, 'api'>) {
  const query = endpointQuery(api, readRide);
  return {
    ...query,
    refetchInterval: ({ state }: { state: { data?: { result: unknown } | undefined } }) =>
      state.data?.result ? AGAIN_MS : (false as const),
    refetchIntervalInBackground: false,
  };
}
