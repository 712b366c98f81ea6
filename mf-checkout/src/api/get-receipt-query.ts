import { getReceipt } from '@aylal/contracts/orders';
import { endpointQuery, type Services } from '@aylal/shell';

/** The state of an order's tax receipt. */
export function getReceiptQuery({ api }: Pick<Services, 'api'>, ref_number: string) {
  return endpointQuery(api, getReceipt, { params: { ref_number } });
}
