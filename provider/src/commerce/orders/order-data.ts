import { orderStatus, type OrderRow, type StoredTraveller } from './order-row.ts';
import { openTraveller } from './sealed-travellers.ts';
import type { Products } from './product.ts';
import type { Deps } from '../../platform/deps.ts';
import type { PersonalDataSource } from '../../accounts/privacy/personal-data-source.ts';

const underWay: readonly number[] = [
  orderStatus.awaitingPayment,
  orderStatus.paid,
  orderStatus.beingIssued,
  orderStatus.refundSent,
  orderStatus.refundInProcess,
];
const flying: readonly number[] = [orderStatus.issued, orderStatus.changed];

/** Orders, with travellers and documents in the clear for who booked them. Whoever may still fly or get money back keeps the account open. */
export const orderData = (products: Products): PersonalDataSource => ({
  name: 'orders',
  tables: ['orders'],
  read: async (tx, vault, user) => {
    const rows = await tx
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => exported(vault, row));
  },
  holds: async (tx, user, { now }) => {
    const rows = await tx
      .selectFrom('orders')
      .select(['ref_number', 'product', 'status', 'starts_at', 'total'])
      .where('user_id', '=', user.id)
      .where('status', 'in', [...underWay, ...flying] as OrderRow['status'][])
      .orderBy('created_at')
      .execute();
    return rows
      .filter(({ status, starts_at }) => underWay.includes(status) || starts_at > now)
      .map(({ ref_number, product, total }) => ({ kind: product, reference: ref_number, amount: total }));
  },
  forget: async (tx, user) => {
    const rows = await tx
      .selectFrom('orders')
      .select(['ref_number', 'travellers', 'contact', 'product', 'item', 'offer'])
      .where('user_id', '=', user.id)
      .execute();
    for (const { ref_number, travellers, contact, product, item, offer } of rows) {
      const nameless = products[product].withoutPerson?.({ offer, product, item });
      await tx
        .deleteFrom('outbox')
        .where('recipient', '=', contact.contact_email)
        .where('body', 'like', `%${ref_number}%`)
        .execute();
      await tx
        .updateTable('orders')
        .set({
          travellers: JSON.stringify(travellers.map(nobody)),
          ...(nameless ? { item: JSON.stringify(nameless) } : {}),
          contact: JSON.stringify({
            ...contact,
            contact_name: '',
            contact_email: '',
            contact_dial_code: '',
            contact_phone: '',
          }),
        })
        .where('ref_number', '=', ref_number)
        .execute();
    }
  },
});

/** The order in the clear. Of a traveller whose document cannot be opened any more the file says so, instead of failing whole. */
function exported(vault: Deps['vault'], { user_id: _owner, fingerprint: _print, travellers, ...order }: OrderRow) {
  return {
    ...order,
    travellers: travellers.map(({ sealed, ...one }, index) => {
      const opened = openTraveller(vault, sealed, `${order.ref_number}:${index}`);
      return { ...one, ...opened };
    }),
  };
}

/** A seat and its ticket, without who sat there. */
function nobody({ type, gender, ticket_number }: StoredTraveller): StoredTraveller {
  return { type, gender, ticket_number, surname: '', given_name: '', nationality: '', masked_document: '', sealed: '' };
}
