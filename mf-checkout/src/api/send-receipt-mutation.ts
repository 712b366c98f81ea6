import { sendReceipt } from '@aylal/contracts/orders';
import { endpointMutation, type Services } from '@aylal/shell';

/** Asks for the tax receipt of an order (CALL-80). */
export function sendReceiptMutation({ api }: Pick<Services, 'api'>) {
  return endpointMutation(api, sendReceipt);
}
