import { getOrder } from '@aylal/contracts';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** One flight order of the caller's own. Always asked again: money and tickets are never shown from memory. */
export function getOrderQuery({ api }: Pick<Services, 'api'>, refNumber: string) {
  return endpointQuery(
    api,
    getOrder,
    { params: { product: 'flight', ref_number: refNumber } },
    { staleTime: stale.always },
  );
}
