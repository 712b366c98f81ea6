import { accounts } from '../../../commerce/ledger/ledger.ts';
import { agreedItem } from '../../../commerce/orders/order-row.ts';
import type { FulfilmentPort } from '../../../commerce/orders/fulfilment-port.ts';

/** A car is booked with its operator, who answers with a number and who drives. */
export const transportFulfilment: FulfilmentPort<'transport'> = {
  payable: () => accounts.supplierPayable('transport'),
  fulfil: async ({ transports: { supplier } }, { ref_number: reference, contact, ...order }, again) => {
    const item = agreedItem(order, 'transport');
    const { id: transport, date, time, days, people, pickUp: pick_up, dropOff: drop_off = '', flight } = item;
    const name = contact.contact_name;
    const phone = `+${contact.contact_dial_code}${contact.contact_phone}`;
    const wanted = { reference, transport, date, time, days, people, pick_up, drop_off, flight, name, phone };
    const made = (again ? await supplier.findBooking(reference) : undefined) ?? (await supplier.book(wanted));
    return { item: { ...item, made }, confirmation: made.confirmation };
  },
};
