import { isJourneyAsAgreed } from '@aylal/domain/orders';
import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { OrderRow, OrderTable } from '../orders/order-row.ts';
import type { PartnerChangeRow } from '../orders/partner-change-row.ts';
import { finishWork } from '../work-list/work-list.ts';
import { sendChangeMail } from './change-mails.ts';

/** The partner has taken the answer: the order is one of the new times, and its customer is mailed them. */
export async function takeNewTimes(
  deps: Deps,
  tx: Tx,
  { order: before, row }: { readonly order: OrderRow; readonly row: PartnerChangeRow },
  columns: Updateable<OrderTable>,
): Promise<void> {
  const now = deps.clock.now();
  const { ref_number } = row;
  await tx.updateTable('partner_changes').set({ state: 'accepted', next_at: null }).where('id', '=', row.id).execute();
  await finishWork(tx, 'partner-change', ref_number, now);
  const order =
    Object.keys(columns).length === 0
      ? before
      : await tx
          .updateTable('orders')
          .set(columns)
          .where('ref_number', '=', ref_number)
          .returningAll()
          .executeTakeFirstOrThrow();
  const legs = (journey: unknown) => deps.products[order.product].partnerChanges?.legs(journey, order.locale) ?? [];
  const isSame = isJourneyAsAgreed({ before: legs(row.before), after: legs(row.after) });
  if (!isSame) await sendChangeMail(deps, tx, { order, row, moment: { refunds: [], now } }, 'change-accepted');
  await deps.events.publish(tx, 'order/changed', { ref_number });
  deps.logger.info('partner-change-accepted', { ref_number, change: row.id, by: row.answered_by ?? '' });
}
