import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { accounts } from '../../../commerce/ledger/ledger.ts';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import type { FulfilmentPort } from '../../../commerce/orders/fulfilment-port.ts';
import type { BusBookingWish } from '../bus-supplier.ts';

const sealedDocument = v.object({ document: v.string() });

/** Seats are booked with the terminals' system, which answers with a code and a ticket for each seat. */
export const busFulfilment: FulfilmentPort<'bus'> = {
  payable: () => accounts.supplierPayable('bus'),
  fulfil: async (deps, order, again) => {
    const { supplier } = deps.buses;
    const before = again ? await supplier.findBooking(order.ref_number) : undefined;
    const { code, tickets } = before ?? (await supplier.book(wishOf(deps, order)));
    const item = agreedItem(order, 'bus');
    const travellers = order.travellers.map((one, index) => ({
      ...one,
      ticket_number: tickets.find(({ seat }) => seat === item.seats[index])?.id ?? null,
    }));
    return { item: { ...item, made: { code } }, confirmation: code, travellers };
  },
};

function wishOf({ vault }: Pick<Deps, 'vault'>, order: OrderRow): BusBookingWish {
  const item = agreedItem(order, 'bus');
  return {
    reference: order.ref_number,
    departure: item.departure,
    passengers: order.travellers.map(({ surname, given_name, type, sealed }, index) => ({
      seat: item.seats[index] ?? 0,
      name: `${surname}/${given_name}`,
      document: v.parse(sealedDocument, JSON.parse(vault.open(sealed, `${order.ref_number}:${index}`))).document,
      child: type === 'child',
    })),
  };
}
