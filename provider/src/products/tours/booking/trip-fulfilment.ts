import { accounts } from '../../../commerce/ledger/ledger.ts';
import { agreedItem } from '../../../commerce/orders/order-row.ts';
import type { FulfilmentPort } from '../../../commerce/orders/fulfilment-port.ts';

/** A place on a trip is booked with its operator, who answers with a number. */
export const tripFulfilment: FulfilmentPort<'trip'> = {
  payable: () => accounts.supplierPayable('trip'),
  fulfil: async ({ trips: { supplier } }, order, again) => {
    const reference = order.ref_number;
    const item = agreedItem(order, 'trip');
    const { id: trip, date, pax, singles, deposit } = item;
    const people = pax.map(({ last_name, first_name }) => `${last_name}/${first_name}`);
    const rest = deposit ? { amount: deposit.rest, until: deposit.until } : null;
    const before = again ? await supplier.findBooking(reference) : undefined;
    const { confirmation } = before ?? (await supplier.book({ reference, trip, date, people, singles, rest }));
    return { item: { ...item, made: { confirmation } }, confirmation };
  },
};
