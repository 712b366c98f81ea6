import type { Deps } from '../deps.ts';
import { claimDue, keepDelay } from './claim-due.ts';
import { accounts } from '../ledger/ledger.ts';
import { addWork } from '../work-list/work-list.ts';
import { giveUpOrder } from './give-up-order.ts';
import { keepIssued } from './keep-issued.ts';
import { orderStatus, type AgreedOffer, type FlightOrderRow, type StoredChange } from './order-row.ts';
import { orderWords } from './order-words.ts';
import type { IssuedTickets } from '../bookings/airline-port.ts';
import { changeSeatsRef } from '../changes/change-seats.ts';

/**
 * Takes one paid order whose ticket is due, asks the airline, and keeps the tickets. A refusal or a crash leaves it at "being issued",
 * to be tried again later; the airline gives the same tickets for the same order. False when nothing is due.
 */
export async function issueNextTicket(deps: Deps): Promise<boolean> {
  const order = await claimDue(deps, 'flight');
  if (!order) return false;
  const offer = flightsToIssue(order);
  // The airline writes a ticket once per reference; a change is another one.
  const reference = order.change ? changeSeatsRef(order.ref_number) : order.ref_number;
  const tickets = await deps.airline.issue({ reference, offer, travellers: order.travellers.length });
  if (tickets === 'refused') await refuseTickets(deps, order);
  else if (tickets) await keepTickets(deps, order, tickets);
  else await keepDelay(deps, order);
  return true;
}

/** The airline will not make them any more: the money goes back at once. A change is undone by people, because the ticket held is still good. */
async function refuseTickets(deps: Deps, order: FlightOrderRow): Promise<void> {
  if (order.change === null) return giveUpOrder(deps, order);
  const { ref_number: reference, change } = order;
  const task = 'flight: the airline refused a change that was paid. The old tickets are good: pay the difference back.';
  await addWork(deps.db, { kind: 'not-delivered', reference, amount: change.to_pay, task, at: deps.clock.now() });
  await keepDelay(deps, order);
}

function flightsToIssue({ change, offer }: Pick<FlightOrderRow, 'change' | 'offer'>): AgreedOffer {
  return change?.offer ?? offer;
}

function keepTickets(
  deps: Deps,
  order: FlightOrderRow,
  { airlineReference, ticketNumbers }: IssuedTickets,
): Promise<void> {
  const { change, ref_number } = order;
  const travellers = order.travellers.map((one, place) => ({ ...one, ticket_number: ticketNumbers[place] ?? null }));
  return keepIssued(deps, order, {
    payable: accounts.airlinePayable(order.offer.trips[0]?.flights[0]?.marketing_airline ?? ''),
    columns: {
      status: change ? orderStatus.changed : orderStatus.issued,
      ...(change ? takeOver(order, change) : {}),
      travellers: JSON.stringify(travellers),
      airline_reference: airlineReference,
    },
    ...(change ? { together: (tx) => deps.inventory.releaseSeats(tx, ref_number) } : {}),
  });
}

/** With the new ticket the order is one of the new flights. */
function takeOver({ ref_number, product, item }: FlightOrderRow, change: StoredChange) {
  return {
    offer: JSON.stringify(change.offer),
    words: orderWords({ ref_number, product, item, offer: change.offer }),
    departs_at: Date.parse(change.offer.trips[0]?.flights[0]?.departure_at ?? ''),
    change: JSON.stringify({ ...change, state: 'done' }),
  };
}
