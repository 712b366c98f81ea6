import type { Deps } from '../../../platform/deps.ts';
import { instalmentsOf } from '../../orders/order-debt.ts';
import { sendOrderMail } from '../../orders/order-mails.ts';
import { orderStatus, type OrderRow } from '../../orders/order-row.ts';
import { nextReminderAt, remindersDue } from './part-reminders.ts';

type RemindDeps = Pick<Deps, 'products' | 'db' | 'clock' | 'outbox' | 'config' | 'logger'>;

/** Reminds one customer of the unpaid parts whose time has come, once each: mail and next time are written together. False when nobody is due. */
export async function remindNextOrder(deps: RemindDeps): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('next_reminder_at', '<=', now)
      .orderBy('next_reminder_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!order) return false;
    const parts = order.instalments ?? [];
    const schedule = instalmentsOf(order);
    for (const { kind, place } of isOwing(order) ? remindersDue(parts, order.next_reminder_at ?? now, now) : []) {
      const part = schedule[place];
      if (!part || part.is_paid) continue;
      await sendOrderMail(deps, tx, order, kind, part.to_pay + part.undue_loss_amount, {
        day: part.deadline_date,
      });
      deps.logger.info('part-reminded', { ref_number: order.ref_number, kind, part: place + 1 });
    }
    await tx
      .updateTable('orders')
      .set({ next_reminder_at: isOwing(order) ? nextReminderAt(parts, now) : null })
      .where('ref_number', '=', order.ref_number)
      .execute();
    return true;
  });
}

/** It has its first payment and its others have not all come. */
function isOwing({ status, paid, total }: OrderRow): boolean {
  return status > orderStatus.awaitingPayment && status <= orderStatus.issued && paid < total;
}
