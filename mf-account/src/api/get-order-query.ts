import { getOrder, type OrderProduct } from '@aylal/contracts/orders';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** One order of the caller's own, whatever was bought. Always asked again: money and tickets are never shown from memory. */
export function getOrderQuery({ api }: Pick<Services, 'api'>, refNumber: string, product: OrderProduct = 'flight') {
  return endpointQuery(api, getOrder, { params: { product, ref_number: refNumber } }, { staleTime: stale.always });
}
