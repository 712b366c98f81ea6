import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { agreedItem, type FlightOrderRow } from '../../orders/order-row.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import type { FlightRefundRow } from '../../refunds/refund-row.ts';
import { freeBusSeats } from '../booking/bus-seats.ts';

/** Gives tickets back to the partner, which cannot refuse what the rule grants. `silent` is asked again later. */
export async function giveBusBack(
  { buses, logger }: Deps,
  { ref_number, tickets }: FlightRefundRow,
): Promise<{ readonly kind: 'accepted' | 'silent' }> {
  try {
    await buses.supplier.giveBack(ref_number, tickets);
    return { kind: 'accepted' };
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('bus-supplier-failed', { ref_number, kind: error.kind, key: error.key });
    return { kind: 'silent' };
  }
}

/** The seats of these tickets can be sold again. */
export async function freeSeatsOf(tx: Tx, order: FlightOrderRow, tickets: readonly string[]): Promise<void> {
  const { seats } = agreedItem(order, 'bus');
  const gone = seats.filter((_, index) => tickets.includes(order.travellers[index]?.ticket_number ?? ''));
  await freeBusSeats(tx, order.ref_number, gone);
}
