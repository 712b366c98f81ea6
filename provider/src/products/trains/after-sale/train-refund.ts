import { agreedItem } from '../../../commerce/orders/order-row.ts';
import type { RefundPolicy } from '../../../commerce/orders/refund-policy.ts';
import { freeTrainPlaces } from '../booking/train-inventory.ts';

/** Tickets of a train, one by one: the railway takes them back, and their places can be sold again. */
export const trainRefund: RefundPolicy = {
  ask: async ({ trains }, { ref_number, tickets }) => {
    await trains.supplier.refund(ref_number, tickets);
    return true;
  },
  release: async (_, tx, order, { tickets }) => {
    const { places } = agreedItem(order, 'train');
    const gone = places.filter((_place, index) => tickets.includes(order.travellers[index]?.ticket_number ?? ''));
    await freeTrainPlaces(tx, order.ref_number, gone);
  },
};
