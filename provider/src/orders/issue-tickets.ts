import type { Deps } from '../deps.ts';
import { postTicketIssued } from './order-ledger.ts';
import { sendOrderMail } from './order-mails.ts';
import { orderStatus, type AgreedOffer, type FlightOrderRow, type StoredChange } from './order-row.ts';
import type { IssuedTickets } from '../bookings/airline-port.ts';
import { changeSeatsRef } from '../changes/change-seats.ts';

const FIRST_RETRY_MS = 30_000;
const RETRY_AT_MOST_MS = 15 * 60_000;

/**
 * Takes one paid order whose ticket is due, asks the airline, and keeps the tickets. A refusal or a crash leaves it at "being issued",
 * to be tried again later; the airline gives the same tickets for the same order. False when nothing is due.
 */
export async function issueNextTicket(deps: Deps): Promise<boolean> {
  const order = await claimDue(deps);
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

/** Being issued, and due again after a while in case nobody comes back from the airline. */
async function claimDue({ db, clock, events }: Deps): Promise<FlightOrderRow | undefined> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('flight_orders')
      .select(['ref_number', 'issue_attempts'])
      .where('status', 'in', [orderStatus.paid, orderStatus.beingIssued])
      .where('next_issue_at', '<=', now)
      .orderBy('next_issue_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** Math.min(due.issue_attempts, 10), RETRY_AT_MOST_MS);
    const order = await tx
      .updateTable('flight_orders')
      .set({ status: orderStatus.beingIssued, issue_attempts: due.issue_attempts + 1, next_issue_at: now + wait })
      .where('ref_number', '=', due.ref_number)
      .returningAll()
      .executeTakeFirst();
    await events.publish(tx, 'order/changed', { ref_number: due.ref_number });
    return order;
  });
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
        ...(order.change ? takeOver(order.change) : {}),
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
    await postTicketIssued(tx, issued, order.offer.trips[0]?.flights[0]?.marketing_airline ?? '', now);
    await sendOrderMail(deps, tx, issued, 'issued');
    await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  });
  deps.logger.info('ticket-issued', { ref_number: order.ref_number });
}

/** With the new ticket the order is one of the new flights. */
function takeOver(change: StoredChange) {
  return {
    offer: JSON.stringify(change.offer),
    departs_at: Date.parse(change.offer.trips[0]?.flights[0]?.departure_at ?? ''),
    change: JSON.stringify({ ...change, state: 'done' }),
  };
}

/** The customer hears of a delay once, and that the money is safe. */
async function keepDelay(deps: Deps, order: FlightOrderRow): Promise<void> {
  deps.logger.warn('ticket-delayed', { ref_number: order.ref_number, attempts: order.issue_attempts });
  if (order.issue_failed_at !== null) return;
  await deps.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('flight_orders')
      .set({ issue_failed_at: deps.clock.now() })
      .where('ref_number', '=', order.ref_number)
      .execute();
    await sendOrderMail(deps, tx, order, 'issue-delayed');
    await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  });
}
