import { itemOf, orderStatus, type FlightOrderRow, type StoredTraveller } from '../../orders/order-row.ts';
import type { Deps } from '../../deps.ts';
import type { OwnDataSource } from '../own-data-source.ts';

const underWay: readonly number[] = [
  orderStatus.awaitingPayment,
  orderStatus.paid,
  orderStatus.beingIssued,
  orderStatus.refundSent,
  orderStatus.refundInProcess,
];
const flying: readonly number[] = [orderStatus.issued, orderStatus.changed];

/** Orders, with travellers and documents in the clear for who booked them. Whoever may still fly or get money back keeps the account open. */
export const ownOrders: OwnDataSource = {
  name: 'orders',
  tables: ['flight_orders'],
  read: async (tx, vault, user) => {
    const rows = await tx
      .selectFrom('flight_orders')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => exported(vault, row));
  },
  holds: async (tx, user, now) => {
    const rows = await tx
      .selectFrom('flight_orders')
      .select(['ref_number', 'product', 'status', 'departs_at', 'total'])
      .where('user_id', '=', user.id)
      .where('status', 'in', [...underWay, ...flying] as FlightOrderRow['status'][])
      .orderBy('created_at')
      .execute();
    return rows
      .filter(({ status, departs_at }) => underWay.includes(status) || departs_at > now)
      .map(({ ref_number, product, total }) => ({ kind: product, reference: ref_number, amount: total }));
  },
  forget: async (tx, user) => {
    const rows = await tx
      .selectFrom('flight_orders')
      .select(['ref_number', 'travellers', 'contact', 'product', 'item'])
      .where('user_id', '=', user.id)
      .execute();
    for (const { ref_number, travellers, contact, product, item } of rows) {
      const hotel = itemOf({ product, item }, 'hotel');
      const trip = itemOf({ product, item }, 'trip');
      const transport = itemOf({ product, item }, 'transport');
      await tx
        .deleteFrom('outbox')
        .where('recipient', '=', contact.contact_email)
        .where('body', 'like', `%${ref_number}%`)
        .execute();
      await tx
        .updateTable('flight_orders')
        .set({
          travellers: JSON.stringify(travellers.map(nobody)),
          ...(hotel ? { item: JSON.stringify({ ...hotel, guests: [], request: '' }) } : {}),
          ...(trip ? { item: JSON.stringify({ ...trip, pax: [] }) } : {}),
          ...(transport ? { item: JSON.stringify({ ...transport, pickUp: '' }) } : {}),
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
};

/** The order in the clear. Of a traveller whose document cannot be opened any more the file says so, instead of failing whole. */
function exported(
  vault: Deps['vault'],
  { user_id: _owner, fingerprint: _print, travellers, ...order }: FlightOrderRow,
) {
  return {
    ...order,
    travellers: travellers.map(({ sealed, ...one }, index) => {
      const opened = openOrUnreadable(vault, sealed, `${order.ref_number}:${index}`);
      return { ...one, ...opened };
    }),
  };
}

function openOrUnreadable(vault: Deps['vault'], sealed: string, context: string): object {
  if (sealed === '') return {};
  try {
    return JSON.parse(vault.open(sealed, context)) as object;
  } catch {
    // Changed at rest, or sealed with a key that is gone: the vault tells no more.
    return { unreadable: true };
  }
}

/** A seat and its ticket, without who sat there. */
function nobody({ type, gender, ticket_number }: StoredTraveller): StoredTraveller {
  return { type, gender, ticket_number, surname: '', given_name: '', nationality: '', masked_document: '', sealed: '' };
}
