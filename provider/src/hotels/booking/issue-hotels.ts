import type { Deps } from '../../deps.ts';
import { accounts } from '../../ledger/ledger.ts';
import { claimDue, keepDelay } from '../../orders/claim-due.ts';
import { postTicketIssued } from '../../orders/order-ledger.ts';
import { sendOrderMail } from '../../orders/order-mails.ts';
import { itemOf, orderStatus, type FlightOrderRow } from '../../orders/order-row.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import type { MadeBooking } from '../suppliers/hotel-supplier.ts';
import type { StoredHotel } from './stored-hotel.ts';

/**
 * Takes one paid hotel order, has it booked at its partner, and keeps the number. A partner that is silent leaves it to be tried again later; whatever got lost, no order
 * is booked twice. False when nothing is due.
 */
export async function issueNextHotel(deps: Deps): Promise<boolean> {
  const order = await claimDue(deps, 'hotel');
  const item = order && itemOf(order, 'hotel');
  if (!order || !item) return false;
  const made = await bookAtPartner(deps, order, item);
  if (made) await keepBooking(deps, order, item, made);
  else await keepDelay(deps, order);
  return true;
}

/** From the second time on it is looked for first: the answer of the first may have been lost. */
async function bookAtPartner(
  { hotels: { supplier }, logger }: Deps,
  { ref_number: reference, issue_attempts }: FlightOrderRow,
  item: StoredHotel,
): Promise<MadeBooking | undefined> {
  try {
    const before = issue_attempts > 1 ? await supplier.findBooking(reference) : undefined;
    const { check_in, check_out, rooms } = item.stay;
    return (
      before ??
      (await supplier.book({
        reference,
        ota: item.ota,
        hotel: item.code,
        room: item.roomKey,
        plan: item.planKey,
        check_in,
        check_out,
        rooms,
        guests: item.guests.map(({ last_name, first_name }) => `${last_name}/${first_name}`),
        request: item.request,
      }))
    );
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('hotel-supplier-failed', { ref_number: reference, kind: error.kind, key: error.key });
    return undefined;
  }
}

async function keepBooking(
  deps: Deps,
  order: FlightOrderRow,
  item: StoredHotel,
  { confirmation }: MadeBooking,
): Promise<void> {
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
    await postTicketIssued(tx, issued, accounts.hotelPayable(item.ota), now);
    await sendOrderMail(deps, tx, issued, 'issued');
    await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  });
  deps.logger.info('hotel-booked', { ref_number: order.ref_number });
}
