import { accounts } from '../../../commerce/ledger/ledger.ts';
import { holdRefOf } from '../../../commerce/orders/change-hold.ts';
import { agreedOffer, orderStatus, type OrderRow, type StoredChange } from '../../../commerce/orders/order-row.ts';
import { orderSearchText } from '../../../commerce/orders/order-search-text.ts';
import type { Fulfilled, Products, Supplier } from '../../../commerce/orders/product.ts';
import { addWork } from '../../../commerce/work-list/work-list.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { IssuedTickets } from '../booking/airline-port.ts';

/** Who is owed the price of the flights: the airline that sells them. */
export const airlineOwed: Supplier['payable'] = (order) =>
  accounts.airlinePayable(agreedOffer(order).trips[0]?.flights[0]?.marketing_airline ?? '');

/**
 * Asks the airline for the tickets of a paid order, or of its change. A crash leaves it at "being issued", to be tried again later; the airline gives the same tickets
 * for the same reference, and a change is another one.
 */
export const fulfilFlights: Supplier['fulfil'] = async (deps, order) => {
  const offer = order.change?.offer ?? agreedOffer(order);
  const tickets = await deps.airline.issue({
    reference: holdRefOf(order),
    offer,
    travellers: order.travellers.length,
  });
  if (tickets === 'refused') return refused(deps, order);
  return tickets ? ticketed(deps, order, tickets) : 'silent';
};

/** The airline will not make them any more: the money goes back at once. A change is undone by people, because the ticket held is still good. */
async function refused(
  deps: Pick<Deps, 'clock' | 'db'>,
  { change, ref_number: reference }: OrderRow,
): Promise<'refused' | 'silent'> {
  if (change === null) return 'refused';
  const task = 'flight: the airline refused a change that was paid. The old tickets are good: pay the difference back.';
  await addWork(deps.db, { kind: 'not-delivered', reference, amount: change.to_pay, task, at: deps.clock.now() });
  return 'silent';
}

function ticketed(
  deps: Pick<Deps, 'inventory' | 'products'>,
  order: OrderRow,
  { airlineReference, ticketNumbers }: IssuedTickets,
): Fulfilled {
  const { change, ref_number } = order;
  const travellers = order.travellers.map((one, place) => ({ ...one, ticket_number: ticketNumbers[place] ?? null }));
  return {
    payable: airlineOwed(order),
    columns: {
      status: change ? orderStatus.changed : orderStatus.issued,
      ...(change ? takeOver(deps.products, order, change) : {}),
      travellers: JSON.stringify(travellers),
      confirmation: airlineReference,
    },
    ...(change ? { together: (tx) => deps.inventory.release(tx, ref_number) } : {}),
  };
}

/** With the new ticket the order is one of the new flights. */
function takeOver(products: Products, { ref_number, product, item }: OrderRow, change: StoredChange) {
  return {
    offer: JSON.stringify(change.offer),
    search_text: orderSearchText(products, { ref_number, product, item, offer: change.offer }),
    starts_at: Date.parse(change.offer.trips[0]?.flights[0]?.departure_at ?? ''),
    change: JSON.stringify({ ...change, state: 'done' }),
  };
}
