import { getBusTicket } from '@aylal/contracts';
import type { Deps } from '../../deps.ts';
import { readReceivable } from '../../orders/order-ledger.ts';
import { itemOf } from '../../orders/order-row.ts';
import { findOwnOrder } from '../../orders/order-store.ts';
import { orderStatusView } from '../../orders/order-view.ts';
import { moneyView } from '../../orders/money-view.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import { readRefunds } from '../../refunds/refund-store.ts';
import { refuse } from '../../router/problem-error.ts';
import { route, type Route } from '../../router/route.ts';
import { busRoom } from './bus-room.ts';

/** API-49: the ticket with the bus that drives, as the partner knows it now. */
export function busTicketRoute(deps: Deps): Route {
  return route(getBusTicket).to(async ({ params, query, session, now, locale, countLookUp }) => {
    await countLookUp('ticket');
    const row = await findOwnOrder(deps.db, session.userId, params.id);
    const made = row && itemOf(row, 'bus')?.made;
    if (!row || !made || made.code !== query.code.toUpperCase()) throw refuse('not-found');
    const receivable = await readReceivable(deps.db, row.ref_number);
    const refunds = await readRefunds(deps.db, row.ref_number);
    const money = moneyView(row, { receivable, refunds }, orderStatusView(row, locale), now);
    const order = busRoom.view(row, { money, refunds, now, locale });
    return {
      status_code: 200,
      result: { ...order, bus: { ...order.bus, ...(await driven(deps, order.bus.schedule_id)) } },
    };
  });
}

/** What is known of a bus shortly before it leaves; nothing more while the partner is silent. */
async function driven({ buses, logger }: Deps, departure: string) {
  try {
    const bus = await buses.supplier.departure(departure);
    if (!bus) return {};
    return {
      plate: bus.plate,
      platform: bus.platform,
      driver_phone: bus.driverPhone,
      is_departure_cancelled: bus.cancelled,
    };
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('bus-supplier-failed', { departure, kind: error.kind, key: error.key });
    return {};
  }
}
