import type { PaymentState } from '@aylal/contracts';
import { orderStatus, type FlightOrderRow } from '../orders/order-row.ts';

/**
 * How the payment of an order stands (GAP-89). `reached` is false when the partner could not be asked about an open invoice: then
 * only what is certain is told, and the rest is `unknown`, so that nobody is asked to pay twice (MNY-12).
 */
export function paymentState(
  order: Pick<FlightOrderRow, 'status' | 'paid'>,
  hasInvoice: boolean,
  reached: boolean,
): PaymentState {
  const { awaitingPayment, cancelled, expired } = orderStatus;
  if (order.status === cancelled || order.status === expired) return reached ? 'expired' : 'unknown';
  if (order.status !== awaitingPayment) return 'paid';
  if (!reached) return 'unknown';
  if (order.paid > 0) return 'partial';
  return hasInvoice ? 'waiting' : 'not-started';
}
