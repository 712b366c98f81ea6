import { idempotentCall } from '@aylal/booking';
import { cancelHotelBooking } from '@aylal/contracts/hotels';
import { refundOrder, type Order } from '@aylal/contracts/orders';
import { redirect, type Services, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { accountRoutes } from '@aylal/routes';
import { getOrderQuery } from '../../api/get-order-query.ts';
import { isOrderProduct } from '../../domain/order-product.ts';
import { cancelCalls, cancelSubject } from '../cancel/cancel-subject.ts';
import { sendBusRefund } from '../bus/send-bus-refund.ts';
import { isRide } from '../bus/ride.ts';
import type { Return, ReturnRefusal } from './plain-return.ts';

/** What such a call ended as: done, or why not. */
type Ended = { readonly kind: 'done' } | ReturnRefusal;

/** Ends an order, or gives its goods back, by what was posted without scripts and by the calls of the screen (REFUND-12, REFUND-13, CALL-33, NEED-150); then its page is shown. */
export async function submitOrderEnd(
  asked: Return,
  { params, url, fields, services }: SubmitArgs,
): Promise<SubmitAnswer<ReturnRefusal>> {
  const refNumber = params['refNumber'] ?? '';
  const product = params['product'];
  const { result: order } = await services.queryClient.fetchQuery(
    getOrderQuery(services, refNumber, isOrderProduct(product) ? product : undefined),
  );
  const seats = fields.getAll('seats');
  if (asked === 'ride' && seats.length === 0) return { faults: { seats: 'validation_required' } };
  const ended = await end(asked, order, fields, services);
  if (ended.kind === 'done') throw redirect({ url }, accountRoutes.order.to({ product: order.product, refNumber }));
  return ended.kind === 'unknown' ? { refused: ended, unknown: true } : { refused: ended };
}

async function end(asked: Return, order: Order, fields: URLSearchParams, services: Services): Promise<Ended> {
  const { ref_number } = order;
  if (asked === 'ride' && isRide(order)) {
    const sent = await sendBusRefund(services, order.product, { ref_number, seats: fields.getAll('seats') });
    return sent.kind === 'sent' ? { kind: 'done' } : sent;
  }
  if (asked === 'full') {
    const refund_amount = Number(fields.get('refund_amount'));
    return endedOf(await idempotentCall(services, refundOrder, { ref_number, refund_amount }));
  }
  if (asked !== 'cancel') return { kind: 'failed' };
  if (order.product === 'hotel') return endedOf(await idempotentCall(services, cancelHotelBooking, { ref_number }));
  return endedOf(await idempotentCall(services, cancelCalls[cancelSubject(order)], { ref_number }));
}

function endedOf(
  sent: { kind: 'answered'; answer: { status_code: number; message: string } } | { kind: 'failed' | 'unknown' },
): Ended {
  if (sent.kind !== 'answered') return { kind: sent.kind };
  const { status_code, message } = sent.answer;
  if (status_code === 200) return { kind: 'done' };
  return message === '' ? { kind: 'failed' } : { kind: 'message', message };
}
