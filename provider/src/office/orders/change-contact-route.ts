import { changeOrderContact } from '@aylal/contracts/office';
import { maskDocument } from '@aylal/domain/people';
import { commerceMessage } from '../../commerce/messages/commerce-messages.ts';
import type { OrderRow, StoredContact } from '../../commerce/orders/order-row.ts';
import { lockOrder } from '../../commerce/orders/order-store.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { writeAudit } from '../audit-log.ts';
import { orderFile } from './order-file.ts';
import { orderSubject } from './order-records.ts';

/** NEED-216. */
export function changeContactRoute(deps: Deps): Route {
  return route(changeOrderContact).to(async ({ body, staff, locale, now }) =>
    deps.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, body.ref_number.toUpperCase());
      if (!order) throw refuse('not-found');
      const { reason, contact_email, contact_dial_code, contact_phone } = body;
      const contact: StoredContact = { ...order.contact, contact_email, contact_dial_code, contact_phone };
      const changed = { ...order, contact };
      if (JSON.stringify(contact) !== JSON.stringify(order.contact)) {
        await tx
          .updateTable('orders')
          .set({ contact: JSON.stringify(contact) })
          .where('ref_number', '=', order.ref_number)
          .execute();
        await tellAddressBefore(deps, tx, order, contact);
        const subject = orderSubject(order.ref_number);
        const [before, after] = [masked(order.contact), masked(contact)];
        await writeAudit(tx, staff, { act: 'change-order-contact', subject, reason, before, after }, now);
      }
      return { status_code: 200, result: await orderFile(deps, tx, changed, { locale, now }) };
    }),
  );
}

/** Who had the news so far reads that others get them now. */
async function tellAddressBefore(
  { outbox }: Pick<Deps, 'outbox'>,
  tx: Tx,
  { ref_number: ref, locale, contact }: OrderRow,
  { contact_email }: StoredContact,
): Promise<void> {
  const to = contact.contact_email;
  if (to === '' || to === contact_email) return;
  const subject = commerceMessage(locale, 'order-contact.subject', { ref });
  const body = commerceMessage(locale, 'order-contact.body', { ref, address: maskDocument(contact_email) });
  await outbox.send(tx, { channel: 'email', to, locale, subject, body });
}

function masked({ contact_email, contact_phone }: StoredContact) {
  return { email: contact_email && maskDocument(contact_email), phone: contact_phone && maskDocument(contact_phone) };
}
