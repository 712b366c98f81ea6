import { changePaymentTerms } from '@aylal/contracts/orders';
import { endpointMutation, type Services } from '@aylal/shell';

/** Pays an order in parts or at once from now on. */
export function changePaymentTermsMutation({ api }: Pick<Services, 'api'>) {
  return endpointMutation(api, changePaymentTerms);
}
