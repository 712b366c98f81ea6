import { getTrainTicket } from '@aylal/contracts';
import type { Deps } from '../../deps.ts';
import { moneyView } from '../../orders/money-view.ts';
import { readReceivable } from '../../orders/order-ledger.ts';
import { itemOf } from '../../orders/order-row.ts';
import { findOwnOrder } from '../../orders/order-store.ts';
import { orderStatusView } from '../../orders/order-view.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import { readRefunds } from '../../refunds/refund-store.ts';
import { refuse } from '../../router/problem-error.ts';
import { route, type Route } from '../../router/route.ts';
import { trainRoom } from './train-room.ts';

/** NEED-154: the ticket with the platform and whether the train goes, as the railway knows it now. */
export function trainTicketRoute(deps: Deps): Route {
  return route(getTrainTicket).to(async ({ params, query, session, now, locale, countLookUp }) => {
    await countLookUp('ticket');
    const row = await findOwnOrder(deps.db, session.userId, params.id);
    const made = row && itemOf(row, 'train')?.made;
    if (!row || !made || made.code !== query.code.toUpperCase()) throw refuse('not-found');
    const receivable = await readReceivable(deps.db, row.ref_number);
    const refunds = await readRefunds(deps.db, row.ref_number);
    const money = moneyView(row, { receivable, refunds }, orderStatusView(row, locale), now);
    const order = trainRoom.view(row, { money, refunds, now, locale });
    return {
      status_code: 200,
      result: { ...order, train: { ...order.train, ...(await known(deps, order.train.voyage)) } },
    };
  });
}

/** What is known shortly before the train leaves; nothing more while the railway is silent. */
async function known({ trains, logger }: Deps, voyage: string) {
  try {
    const train = await trains.supplier.train(voyage);
    return train ? { platform: train.platform, is_departure_cancelled: train.cancelled } : {};
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('train-supplier-failed', { train: voyage, kind: error.kind, key: error.key });
    return {};
  }
}
