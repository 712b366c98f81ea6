import { hoursMs } from '@aylal/domain/calendar';
import { journeyEndsAt } from '@aylal/domain/orders';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { claimNextJob, type DueTable } from '../../platform/jobs/claim-next-job.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { lockOrder } from '../orders/order-store.ts';
import type { PartnerChanges } from '../orders/partner-changes.ts';
import { isChangeable, isOrderOver } from '../orders/refund-for-change.ts';
import { endChanges, endNeedless } from './end-changes.ts';
import { receiveChange } from './receive-change.ts';

const due: DueTable = { table: 'order_watches', key: 'ref_number', dueAt: 'look_at', attempts: 'looks' };
/** How often a partner is asked about an order; a notice of the partner has it asked at once. */
export const LOOK_EVERY_MS = hoursMs(1);

/** Asks the partner of one order whether it has changed it, and writes down what it says. A silent partner is asked again later. False when no order is due. */
export async function lookAtNextOrder(deps: Deps): Promise<boolean> {
  const now = deps.clock.now();
  const watch = await deps.db
    .transaction()
    .execute((tx) => claimNextJob<{ ref_number: string }>(tx, due, now, () => LOOK_EVERY_MS));
  if (!watch) return false;
  const { ref_number } = watch;
  const order = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('ref_number', '=', ref_number)
    .executeTakeFirstOrThrow();
  const { partnerChanges } = deps.products[order.product];
  if (!partnerChanges || isOver(partnerChanges, order, now)) {
    await deps.db.transaction().execute((tx) => endWatch(tx, order, now));
    return true;
  }
  if (isChangeable(order)) await look(deps, partnerChanges, order);
  return true;
}

async function look(deps: Deps, partnerChanges: PartnerChanges, order: OrderRow): Promise<void> {
  const { ref_number, product } = order;
  try {
    const read = await deps.partnerCalls.about(ref_number, () => partnerChanges.read(deps, order));
    await deps.db.transaction().execute(async (tx) => {
      const locked = await lockOrder(tx, ref_number);
      if (locked && isChangeable(locked)) await receiveChange(deps, tx, { order: locked, partnerChanges, read });
    });
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    deps.logger.warn('partner-changes-unread', { product, ref_number, kind: error.kind, key: error.key });
  }
}

function isOver(partnerChanges: PartnerChanges, order: OrderRow, now: number): boolean {
  const ends = journeyEndsAt(partnerChanges.legs(partnerChanges.agreed(order), order.locale)) ?? order.starts_at;
  return isOrderOver(order) || ends <= now;
}

/** What nobody has answered ends with the journey; people who were to call still have it on their list, unless the order is refunded. */
async function endWatch(tx: Tx, order: OrderRow, now: number): Promise<void> {
  const { ref_number } = order;
  await tx.deleteFrom('order_watches').where('ref_number', '=', ref_number).execute();
  await (isChangeable(order) ? endChanges(tx, ref_number) : endNeedless(tx, ref_number, now));
}
