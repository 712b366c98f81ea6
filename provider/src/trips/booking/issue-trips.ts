import type { Deps } from '../../deps.ts';
import { accounts } from '../../ledger/ledger.ts';
import { claimDue, keepDelay } from '../../orders/claim-due.ts';
import { postTicketIssued } from '../../orders/order-ledger.ts';
import { sendOrderMail } from '../../orders/order-mails.ts';
import { itemOf, orderStatus, type FlightOrderRow } from '../../orders/order-row.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import type { MadeTrip } from '../trip-supplier.ts';
import type { StoredTrip } from './stored-trip.ts';

/**
 * Takes one paid order of a trip, has it booked at its operator, and keeps the number. An operator that is silent leaves it to be tried again later; whatever got lost, no order is
 * booked twice. False when nothing is due.
 */
export async function issueNextTrip(deps: Deps): Promise<boolean> {
  const order = await claimDue(deps, 'trip');
  const item = order && itemOf(order, 'trip');
  if (!order || !item) return false;
  const made = await bookAtOperator(deps, order, item);
  if (made) await keepBooking(deps, order, item, made);
  else await keepDelay(deps, order);
  return true;
}

/** From the second time on it is looked for first: the answer of the first may have been lost. */
async function bookAtOperator(
  { trips: { supplier }, logger }: Deps,
  { ref_number: reference, issue_attempts }: FlightOrderRow,
  { id, date, pax, singles }: StoredTrip,
): Promise<MadeTrip | undefined> {
  try {
    const before = issue_attempts > 1 ? await supplier.findBooking(reference) : undefined;
    const people = pax.map(({ last_name, first_name }) => `${last_name}/${first_name}`);
    return before ?? (await supplier.book({ reference, trip: id, date, people, singles }));
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('trip-operator-failed', { ref_number: reference, kind: error.kind, key: error.key });
    return undefined;
  }
}

async function keepBooking(deps: Deps, order: FlightOrderRow, item: StoredTrip, { confirmation }: MadeTrip) {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const issued = await tx
      .updateTable('flight_orders')
      .set({
        status: orderStatus.issued,
        item: JSON.stringify({ ...item, made: { confirmation } }),
        airline_reference: confirmation,
        issued_at: now,
        next_issue_at: null,
        issue_failed_at: null,
      })
      .where('ref_number', '=', order.ref_number)
      .where('status', '=', orderStatus.beingIssued)
      .returningAll()
      .executeTakeFirst();
    if (!issued) return;
    await postTicketIssued(tx, issued, accounts.tripPayable, now);
    await sendOrderMail(deps, tx, issued, 'issued');
    await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  });
  deps.logger.info('trip-booked', { ref_number: order.ref_number });
}
