import type { Deps } from '../../deps.ts';
import { accounts } from '../../ledger/ledger.ts';
import { claimDue, keepDelay } from '../../orders/claim-due.ts';
import { postTicketIssued } from '../../orders/order-ledger.ts';
import { sendOrderMail } from '../../orders/order-mails.ts';
import { agreedItem, orderStatus, type FlightOrderRow } from '../../orders/order-row.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import { openInsured } from './open-insured.ts';

/**
 * Takes one paid order of a cover, has its policy issued, and keeps the number. An insurer that is silent leaves it to be tried again later; whatever got lost, no order
 * is insured twice. False when nothing is due.
 */
export async function issueNextPolicy(deps: Deps): Promise<boolean> {
  const order = await claimDue(deps, 'insurance');
  if (!order) return false;
  const number = await askInsurer(deps, order);
  if (number === undefined) await keepDelay(deps, order);
  else await keepPolicy(deps, order, number);
  return true;
}

/** From the second time on it is looked for first: the answer of the first may have been lost. */
async function askInsurer(
  { insurances: { insurer }, logger, vault }: Deps,
  order: FlightOrderRow,
): Promise<string | undefined> {
  const { ref_number: reference } = order;
  const { slug: plan, startDate, endDate } = agreedItem(order, 'insurance');
  try {
    const before = order.issue_attempts > 1 ? await insurer.find(reference) : undefined;
    const insured = openInsured(vault, order);
    return before ?? (await insurer.issue({ reference, plan, startDate, endDate, insured }));
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('insurer-failed', { ref_number: reference, kind: error.kind, key: error.key });
    return undefined;
  }
}

async function keepPolicy(deps: Deps, order: FlightOrderRow, number: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const issued = await tx
      .updateTable('flight_orders')
      .set({
        status: orderStatus.issued,
        item: JSON.stringify({ ...agreedItem(order, 'insurance'), policy: number }),
        airline_reference: number,
        issued_at: now,
        next_issue_at: null,
        issue_failed_at: null,
      })
      .where('ref_number', '=', order.ref_number)
      .where('status', '=', orderStatus.beingIssued)
      .returningAll()
      .executeTakeFirst();
    if (!issued) return;
    await postTicketIssued(tx, issued, accounts.insurerPayable, now);
    await sendOrderMail(deps, tx, issued, 'issued');
    await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  });
  deps.logger.info('policy-issued', { ref_number: order.ref_number });
}
