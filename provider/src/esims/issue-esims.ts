import type { Deps } from '../deps.ts';
import { accounts } from '../ledger/ledger.ts';
import { claimDue, keepDelay } from '../orders/claim-due.ts';
import { postTicketIssued } from '../orders/order-ledger.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import { itemOf, orderStatus, type FlightOrderRow } from '../orders/order-row.ts';
import { PartnerError } from '../partners/partner-error.ts';
import type { StoredEsim } from './stored-esim.ts';

/**
 * Takes one paid eSIM order, has its eSIM made or topped up, and keeps it. A supplier that is silent leaves it to be tried again later; whatever got lost, it is
 * done once.
 * False when nothing is due.
 */
export async function issueNextEsim(deps: Deps): Promise<boolean> {
  const order = await claimDue(deps, 'esim');
  if (!order) return false;
  const agreed = itemOf(order, 'esim');
  const item = agreed && (await supply(deps, order, agreed));
  if (item) await keepIssued(deps, order, item);
  else await keepDelay(deps, order);
  return true;
}

/** What the order keeps once its supplier has done its part; undefined when it has not. From the second time on it is looked for first: the answer of the first may have been lost. */
async function supply(deps: Deps, order: FlightOrderRow, item: StoredEsim): Promise<StoredEsim | undefined> {
  const { esims, logger, vault } = deps;
  const { supplier } = esims;
  const again = order.issue_attempts > 1;
  const { ref_number: ref } = order;
  try {
    if (item.topUpOf) {
      if (!again || !(await supplier.findTopUp(ref))) await supplier.topUp(ref, item.topUpOf.iccid, item.package.id);
      return item;
    }
    const before = again ? await supplier.findOrder(ref) : undefined;
    const { iccid, activation, apn } = before ?? (await supplier.order(ref, item.package.id));
    return { ...item, made: { iccid, sealed: vault.seal(activation, ref), apn } };
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('esim-supplier-failed', { ref_number: order.ref_number, kind: error.kind, key: error.key });
    return undefined;
  }
}

async function keepIssued(deps: Deps, order: FlightOrderRow, item: StoredEsim): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const issued = await tx
      .updateTable('flight_orders')
      .set({
        status: orderStatus.issued,
        item: JSON.stringify(item),
        issued_at: now,
        next_issue_at: null,
        issue_failed_at: null,
      })
      .where('ref_number', '=', order.ref_number)
      .where('status', '=', orderStatus.beingIssued)
      .returningAll()
      .executeTakeFirst();
    if (!issued) return;
    await postTicketIssued(tx, issued, accounts.esimPayable, now);
    await sendOrderMail(deps, tx, issued, 'issued');
    await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  });
  deps.logger.info('esim-issued', { ref_number: order.ref_number });
}
