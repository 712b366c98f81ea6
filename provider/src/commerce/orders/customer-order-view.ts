import type { OrderProduct, Order } from '@aylal/contracts/orders';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { PlainContext } from '../../platform/http/route.ts';
import { readRefunds } from './refund-store.ts';
import { currentOrder } from './expire-order.ts';
import { readReceivable } from './order-ledger.ts';
import { findCustomerOrder } from './order-store.ts';
import { readShownChange } from './partner-change-row.ts';
import { orderView } from './order-view.ts';

/** Whose order is asked for, by its number, and in which language and when. */
export interface RequestedOrder extends Pick<PlainContext, 'now' | 'locale'> {
  readonly params: { readonly ref_number: string };
  readonly session: { readonly userId: string };
}

/** An order as its owner sees it now, whatever it is of. Undefined when there is none, and just so when it is somebody else's (AUT-1). */
export async function customerOrder(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'inventory' | 'outbox' | 'products'>,
  { params, session, now, locale }: RequestedOrder,
): Promise<Order | undefined> {
  const found = await findCustomerOrder(deps.db, session.userId, params.ref_number);
  if (!found) return undefined;
  const order = await currentOrder(deps, found, now);
  const receivable = await readReceivable(deps.db, order.ref_number);
  const refunds = await readRefunds(deps.db, order.ref_number);
  const change = await readShownChange(deps.db, order.ref_number);
  return orderView(deps.products, order, { receivable, refunds, change }, now, locale);
}

/** The same of one product. Throws `not-found` for one of another. */
export async function customerOrderOf<P extends OrderProduct>(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'inventory' | 'outbox' | 'products'>,
  asked: RequestedOrder,
  product: P,
): Promise<Extract<Order, { product: P }>> {
  const order = await customerOrder(deps, asked);
  if (order?.product !== product) throw refuse('not-found');
  return order as Extract<Order, { product: P }>;
}
