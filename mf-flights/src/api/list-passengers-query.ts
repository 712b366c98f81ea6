import { listPassengers } from '@aylal/contracts/account';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** The customer's saved passengers (NEED-06); asked for only when somebody is signed in. */
export function listPassengersQuery(api: ApiClient) {
  return endpointQuery(api, listPassengers, {}, { staleTime: stale.lists });
}
