import { getOrder } from '@aylal/contracts';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** One order of the caller's own, whatever was bought. Always asked again: money and tickets are never shown from memory. */
export function getOrderQuery({ api }: Pick<Services, 'api'>, refNumber: string) {
  return endpointQuery(
    api,
    getOrder,
    { params: { product: 'any', ref_number: refNumber } },
    { staleTime: stale.always },
  );
}
