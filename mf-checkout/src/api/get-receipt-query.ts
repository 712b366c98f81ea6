import { getReceipt } from '@aylal/contracts';
import { endpointQuery, type Services } from '@aylal/shell';

/** How the tax receipt of an order stands. */
export function getReceiptQuery({ api }: Pick<Services, 'api'>, ref_number: string) {
  return endpointQuery(api, getReceipt, { params: { ref_number } });
}
