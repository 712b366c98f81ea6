import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { addWork } from '../work-list/work-list.ts';
import { giveUpUndelivered } from './expire-order.ts';
import type { OrderRow } from './order-row.ts';

/** Who ends an order that nobody has delivered: we, after our time, the customer, who need not wait so long, or a person of the office. */
export type EndedBy = 'time' | 'customer' | 'office';

const reasons: Readonly<Record<EndedBy, string>> = {
  time: 'not delivered in time',
  customer: 'cancelled by the customer before it was delivered',
  office: 'given up by the office',
};

/**
 * Ends a locked, paid order without its goods: the money goes to the customer's wallet, the customer is notified, and a person makes sure that nothing is left open at the
 * partner, whose answer we may only have missed.
 */
export async function endUndelivered(
  deps: Pick<Deps, 'config' | 'events' | 'inventory' | 'logger' | 'outbox' | 'products'>,
  tx: Tx,
  order: OrderRow,
  { by, now }: { readonly by: EndedBy; readonly now: number },
): Promise<void> {
  const { ref_number: reference, product, paid: amount } = order;
  await giveUpUndelivered(deps, tx, order, { mail: by === 'customer' ? 'cancelled' : 'not-delivered', now });
  const task = `${product}: ${reasons[by]}, paid back to the wallet. Cancel it at the partner if it was made.`;
  await addWork(tx, { kind: 'not-delivered', reference, amount, task, at: now });
  deps.logger.error('order-given-up', { ref_number: reference, product, by, attempts: order.fulfil_attempts });
}
