import { getTrainTicket } from '@aylal/contracts/orders';
import type { Deps } from '../../../platform/deps.ts';
import { readReceivable } from '../../../commerce/orders/order-ledger.ts';
import { itemOf } from '../../../commerce/orders/order-row.ts';
import { findCustomerOrder } from '../../../commerce/orders/order-store.ts';
import { orderView } from '../../../commerce/orders/order-view.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { readRefunds } from '../../../commerce/orders/refund-store.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';

/** NEED-154: the ticket with the platform and whether the train goes, as the railway knows it now. */
export function trainTicketRoute(deps: Pick<Deps, 'db' | 'logger' | 'products' | 'trains'>): Route {
  return route(getTrainTicket).to(async ({ params, query, session, now, locale, countLookUp }) => {
    await countLookUp('ticket');
    const row = await findCustomerOrder(deps.db, session.userId, params.id);
    const made = row && itemOf(row, 'train')?.made;
    if (!row || !made || made.code !== query.code.toUpperCase()) throw refuse('not-found');
    const receivable = await readReceivable(deps.db, row.ref_number);
    const refunds = await readRefunds(deps.db, row.ref_number);
    const order = orderView(deps.products, row, { receivable, refunds }, now, locale);
    if (order.product !== 'train') throw refuse('not-found');
    return {
      status_code: 200,
      result: { ...order, train: { ...order.train, ...(await known(deps, order.train.voyage)) } },
    };
  });
}

/** What is known shortly before the train leaves; nothing more while the railway is silent. */
async function known({ trains, logger }: Pick<Deps, 'logger' | 'trains'>, voyage: string) {
  try {
    const train = await trains.supplier.train(voyage);
    return train ? { platform: train.platform, is_departure_cancelled: train.cancelled } : {};
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('train-supplier-failed', { train: voyage, kind: error.kind, key: error.key });
    return {};
  }
}
