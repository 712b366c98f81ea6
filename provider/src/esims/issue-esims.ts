import type { Deps } from '../deps.ts';
import { accounts } from '../ledger/ledger.ts';
import { claimDue, keepDelay } from '../orders/claim-due.ts';
import { postTicketIssued } from '../orders/order-ledger.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import { itemOf, orderStatus, type FlightOrderRow } from '../orders/order-row.ts';
import { PartnerError } from '../partners/partner-error.ts';
import type { MadeEsim } from './esim-supplier.ts';

/**
 * Takes one paid eSIM order, has its eSIM made, and keeps it. A supplier that is silent leaves it to be tried again later; whatever got lost, no order has two.
 * False when nothing is due.
 */
export async function issueNextEsim(deps: Deps): Promise<boolean> {
  const order = await claimDue(deps, 'esim');
  if (!order) return false;
  const made = await makeEsim(deps, order);
  if (made) await keepEsim(deps, order, made);
  else await keepDelay(deps, order);
  return true;
}

/** From the second time on it is looked for first: the answer of the first may have been lost. */
async function makeEsim({ esims: { supplier }, logger }: Deps, order: FlightOrderRow): Promise<MadeEsim | undefined> {
  const item = itemOf(order, 'esim');
  if (!item) return undefined;
  try {
    const before = order.issue_attempts > 1 ? await supplier.findOrder(order.ref_number) : undefined;
    return before ?? (await supplier.order(order.ref_number, item.package.id));
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('esim-supplier-failed', { ref_number: order.ref_number, kind: error.kind, key: error.key });
    return undefined;
  }
}

async function keepEsim(deps: Deps, order: FlightOrderRow, { iccid, activation, apn }: MadeEsim): Promise<void> {
  const now = deps.clock.now();
  const sealed = deps.vault.seal(activation, order.ref_number);
  await deps.db.transaction().execute(async (tx) => {
    const issued = await tx
      .updateTable('flight_orders')
      .set({
        status: orderStatus.issued,
        item: JSON.stringify({ ...order.item, made: { iccid, sealed, apn } }),
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
