import type { Deps } from '../deps.ts';
import { claimDue, keepDelay } from './claim-due.ts';
import { accounts } from '../ledger/ledger.ts';
import { postTicketIssued } from './order-ledger.ts';
import { sendOrderMail } from './order-mails.ts';
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
  const { trips } = flightsToIssue(order);
  // The airline writes a ticket once per reference; a change is another one.
  const reference = order.change ? changeSeatsRef(order.ref_number) : order.ref_number;
  const tickets = await deps.airline.issue({ reference, trips, travellers: order.travellers.length });
  if (tickets) await keepTickets(deps, order, tickets);
  else await keepDelay(deps, order);
  return true;
}

function flightsToIssue({ change, offer }: Pick<FlightOrderRow, 'change' | 'offer'>): AgreedOffer {
  return change?.offer ?? offer;
}

async function keepTickets(
  deps: Deps,
  order: FlightOrderRow,
  { airlineReference, ticketNumbers }: IssuedTickets,
): Promise<void> {
  const now = deps.clock.now();
  const travellers = order.travellers.map((one, place) => ({ ...one, ticket_number: ticketNumbers[place] ?? null }));
  await deps.db.transaction().execute(async (tx) => {
    const issued = await tx
      .updateTable('flight_orders')
      .set({
        status: order.change ? orderStatus.changed : orderStatus.issued,
        ...(order.change ? takeOver(order, order.change) : {}),
        travellers: JSON.stringify(travellers),
        airline_reference: airlineReference,
        issued_at: now,
        next_issue_at: null,
        issue_failed_at: null,
      })
      .where('ref_number', '=', order.ref_number)
      .where('status', '=', orderStatus.beingIssued)
      .returningAll()
      .executeTakeFirst();
    if (!issued) return;
    if (order.change) await deps.inventory.releaseSeats(tx, order.ref_number);
    const airline = order.offer.trips[0]?.flights[0]?.marketing_airline ?? '';
    await postTicketIssued(tx, issued, accounts.airlinePayable(airline), now);
    await sendOrderMail(deps, tx, issued, 'issued');
    await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  });
  deps.logger.info('ticket-issued', { ref_number: order.ref_number });
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
