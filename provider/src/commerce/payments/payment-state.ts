import type { PaymentState } from '@aylal/contracts/payments';
import { owedNow } from '../orders/order-debt.ts';
import { orderStatus } from '../orders/order-row.ts';
import type { PayableOrder } from './payable-order.ts';

/**
 * The state of an order's payment (GAP-89). `reached` is false when the partner could not be asked about an open invoice: then
 * only what is certain is told, and the rest is `unknown`, so that nobody is asked to pay twice (MNY-12). Of an order in parts it tells how its
 * latest invoice stands.
 */
export function paymentState(
  order: Pick<PayableOrder, 'status' | 'paid' | 'total' | 'change'>,
  hasInvoice: boolean,
  reached: boolean,
): PaymentState {
  const { awaitingPayment, cancelled, expired, issued } = orderStatus;
  const lapsed = order.status === issued && order.change?.state === 'lapsed';
  if (order.status === cancelled || order.status === expired || lapsed) return reached ? 'expired' : 'unknown';
  if (order.status !== awaitingPayment && !(hasInvoice && owedNow(order) > 0)) return 'paid';
  if (!reached) return 'unknown';
  if (order.status === awaitingPayment && order.paid > (order.change?.heldTotal ?? 0)) return 'partial';
  return hasInvoice ? 'waiting' : 'not-started';
}
