import type { Order } from '@aylal/contracts/orders';
import { isRide } from '../bus/ride.ts';
import { PlainCancel } from './plain-cancel.tsx';
import { PlainHotelRefund } from './plain-hotel-refund.tsx';
import { PlainRideRefund } from './plain-ride-refund.tsx';
import { PlainTicketRefund } from './plain-ticket-refund.tsx';
import { PlainFullRefund } from './plain-full-refund.tsx';
import type { Return } from './plain-return.ts';

/** The form that the address asks for; nothing where the order has no such thing. */
export function PlainReturnForm({ order, asked }: { order: Order; asked: Return }) {
  if (asked === 'tickets' && order.product === 'flight') return <PlainTicketRefund order={order} />;
  if (asked === 'ride' && isRide(order)) return <PlainRideRefund order={order} />;
  if (asked === 'hotel' && order.product === 'hotel') return <PlainHotelRefund order={order} />;
  if (asked === 'full' && 'full_refund' in order) return <PlainFullRefund order={order} />;
  return asked === 'cancel' ? <PlainCancel order={order} /> : null;
}
