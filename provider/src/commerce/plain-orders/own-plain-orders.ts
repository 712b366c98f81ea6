import { orderStatus } from '../orders/order-row.ts';
import type { OwnDataSource } from '../../accounts/privacy/own-data-source.ts';

/** Orders of one thing at one price, which name no person. One that is not finished keeps the account open. */
export const ownPlainOrders: OwnDataSource = {
  name: 'plain_orders',
  tables: ['plain_orders'],
  read: async (tx, _vault, user) => {
    const rows = await tx
      .selectFrom('plain_orders')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .execute();
    return rows.map(({ user_id: _owner, ...order }) => order);
  },
  holds: async (tx, user) => {
    const rows = await tx
      .selectFrom('plain_orders')
      .select(['ref_number', 'product', 'total'])
      .where('user_id', '=', user.id)
      .where('status', 'in', [orderStatus.awaitingPayment, orderStatus.paid, orderStatus.beingIssued])
      .where('done_at', 'is', null)
      .orderBy('created_at')
      .execute();
    return rows.map(({ ref_number, product, total }) => ({ kind: product, reference: ref_number, amount: total }));
  },
  forget: async () => {},
};
