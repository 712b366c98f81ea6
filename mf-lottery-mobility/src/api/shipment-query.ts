import { readShipment } from '@aylal/contracts/cart';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** NEED-146: where an order is delivered and how far it has come; always asked again. */
export function shipmentQuery({ api }: Pick<Services, 'api'>, ref_number: string) {
  return endpointQuery(api, readShipment, { params: { ref_number } }, { staleTime: stale.always });
}
