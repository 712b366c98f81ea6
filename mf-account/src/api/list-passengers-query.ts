import { listPassengers } from '@aylal/contracts/account';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** The customer's saved passengers (NEED-06). */
export function listPassengersQuery({ api }: Pick<Services, 'api'>) {
  return endpointQuery(api, listPassengers, {}, { staleTime: stale.lists });
}
