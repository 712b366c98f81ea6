import type { Updateable } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { LedgerAccount } from '../ledger/ledger.ts';
import { postTicketIssued } from './order-ledger.ts';
import { sendOrderMail } from './order-mails.ts';
import { orderStatus, type FlightOrderRow, type FlightOrderTable } from './order-row.ts';

/** What an order becomes when its goods are there. */
export interface IssuedOrder {
  readonly columns: Updateable<FlightOrderTable>;
  /** Who is owed the price from now on. */
  readonly payable: LedgerAccount;
  /** What happens in the same transaction. */
  readonly together?: (tx: Tx) => Promise<void>;
}

/** Keeps the goods of an order that is being issued, moves its price to whoever made them, and tells its customer. An order that is not being issued any more is left as it is. */
export async function keepIssued(
  deps: Deps,
  { ref_number, product }: FlightOrderRow,
  { columns, payable, together }: IssuedOrder,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const issued = await tx
      .updateTable('flight_orders')
      .set({ ...columns, issued_at: now, next_issue_at: null, issue_failed_at: null })
      .where('ref_number', '=', ref_number)
      .where('status', '=', orderStatus.beingIssued)
      .returningAll()
      .executeTakeFirst();
    if (!issued) return;
    await together?.(tx);
    await postTicketIssued(tx, issued, payable, now);
    await sendOrderMail(deps, tx, issued, 'issued');
    await deps.events.publish(tx, 'order/changed', { ref_number });
  });
  deps.logger.info('order-issued', { product, ref_number });
}
