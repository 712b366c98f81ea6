import { listPaymentOptions } from '@aylal/contracts/payments';
import type { PaymentType } from '@aylal/domain/payments';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** The ways in which an order can be paid. The page's early request has the same address. */
export function listPaymentOptionsQuery({ api }: Pick<Services, 'api'>, refNumber: string, p: PaymentType) {
  return endpointQuery(api, listPaymentOptions, { query: { ref_number: refNumber, p } }, { staleTime: stale.lists });
}
