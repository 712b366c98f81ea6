import { getFlightOrder } from '@aylal/contracts/orders';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** One order of the customer's own. Always asked again: status and money are never shown from memory. */
export function getFlightOrderQuery(api: ApiClient, refNumber: string) {
  return endpointQuery(api, getFlightOrder, { params: { ref_number: refNumber } }, { staleTime: stale.always });
}
