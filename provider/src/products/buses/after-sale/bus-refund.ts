import { agreedItem } from '../../../commerce/orders/order-row.ts';
import type { RefundPolicy } from '../../../commerce/orders/refund-policy.ts';
import { freeBusSeats } from '../booking/bus-seats.ts';

/** Tickets go back to the terminals' system one by one, and each frees its seat. */
export const busRefund: RefundPolicy = {
  ask: async ({ buses }, { ref_number, tickets }) => {
    await buses.supplier.refund(ref_number, tickets);
    return true;
  },
  release: async (_, tx, order, { tickets }) => {
    const { seats } = agreedItem(order, 'bus');
    const gone = seats.filter((_seat, index) => tickets.includes(order.travellers[index]?.ticket_number ?? ''));
    await freeBusSeats(tx, order.ref_number, gone);
  },
};
