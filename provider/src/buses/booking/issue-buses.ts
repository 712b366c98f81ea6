import * as v from 'valibot';
import type { Deps } from '../../deps.ts';
import { accounts } from '../../ledger/ledger.ts';
import { claimDue, keepDelay } from '../../orders/claim-due.ts';
import { postTicketIssued } from '../../orders/order-ledger.ts';
import { sendOrderMail } from '../../orders/order-mails.ts';
import { agreedItem, orderStatus, type FlightOrderRow } from '../../orders/order-row.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import type { BusBookingWish, MadeBusBooking } from '../bus-supplier.ts';

const sealedDocument = v.object({ document: v.string() });

/**
 * Takes one paid order of a bus, has its seats booked at the partner, and keeps the tickets. A partner that is silent leaves it to be tried again later; whatever got lost, no order is booked twice.
 * False when nothing is due.
 */
export async function issueNextBus(deps: Deps): Promise<boolean> {
  const order = await claimDue(deps, 'bus');
  if (!order) return false;
  const made = await bookAtPartner(deps, order);
  if (made) await keepTickets(deps, order, made);
  else await keepDelay(deps, order);
  return true;
}

/** From the second time on it is looked for first: the answer of the first may have been lost. */
async function bookAtPartner(deps: Deps, order: FlightOrderRow): Promise<MadeBusBooking | undefined> {
  const { supplier } = deps.buses;
  const { ref_number: reference, issue_attempts } = order;
  try {
    const before = issue_attempts > 1 ? await supplier.findBooking(reference) : undefined;
    return before ?? (await supplier.book(wishOf(deps, order)));
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    deps.logger.warn('bus-supplier-failed', { ref_number: reference, kind: error.kind, key: error.key });
    return undefined;
  }
}

function wishOf({ vault }: Deps, order: FlightOrderRow): BusBookingWish {
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

async function keepTickets(deps: Deps, order: FlightOrderRow, { code, tickets }: MadeBusBooking): Promise<void> {
  const now = deps.clock.now();
  const item = agreedItem(order, 'bus');
  const travellers = order.travellers.map((one, index) => ({
    ...one,
    ticket_number: tickets.find(({ seat }) => seat === item.seats[index])?.id ?? null,
  }));
  await deps.db.transaction().execute(async (tx) => {
    const issued = await tx
      .updateTable('flight_orders')
      .set({
        status: orderStatus.issued,
        item: JSON.stringify({ ...item, made: { code } }),
        travellers: JSON.stringify(travellers),
        airline_reference: code,
        issued_at: now,
        next_issue_at: null,
        issue_failed_at: null,
      })
      .where('ref_number', '=', order.ref_number)
      .where('status', '=', orderStatus.beingIssued)
      .returningAll()
      .executeTakeFirst();
    if (!issued) return;
    await postTicketIssued(tx, issued, accounts.busPayable, now);
    await sendOrderMail(deps, tx, issued, 'issued');
    await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  });
  deps.logger.info('bus-booked', { ref_number: order.ref_number });
}
