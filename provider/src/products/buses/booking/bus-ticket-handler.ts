import { getBusTicket } from '@aylal/contracts/orders';
import type { Deps } from '../../../platform/deps.ts';
import { readReceivable } from '../../../commerce/orders/order-ledger.ts';
import { itemOf } from '../../../commerce/orders/order-row.ts';
import { findCustomerOrder } from '../../../commerce/orders/order-store.ts';
import { orderView } from '../../../commerce/orders/order-view.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { readRefunds } from '../../../commerce/orders/refund-store.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';

/** API-49: the ticket with the bus that drives, as the partner knows it now. */
export function busTicketRoute(deps: Pick<Deps, 'buses' | 'db' | 'logger' | 'products'>): Route {
  return route(getBusTicket).to(async ({ params, query, session, now, locale, countLookUp }) => {
    await countLookUp('ticket');
    const row = await findCustomerOrder(deps.db, session.userId, params.id);
    const made = row && itemOf(row, 'bus')?.made;
    if (!row || !made || made.code !== query.code.toUpperCase()) throw refuse('not-found');
    const receivable = await readReceivable(deps.db, row.ref_number);
    const refunds = await readRefunds(deps.db, row.ref_number);
    const order = orderView(deps.products, row, { receivable, refunds }, now, locale);
    if (order.product !== 'bus') throw refuse('not-found');
    return {
      status_code: 200,
      result: { ...order, bus: { ...order.bus, ...(await driven(deps, order.bus.schedule_id)) } },
    };
  });
}

/** What is known of a bus shortly before it leaves; nothing more while the partner is silent. */
async function driven({ buses, logger }: Pick<Deps, 'buses' | 'logger'>, departure: string) {
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
