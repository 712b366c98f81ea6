import type { PersonalDataSource } from '../../accounts/privacy/personal-data-source.ts';

/** Money that went back to a bank account; afterwards the amounts, not the account. */
export const refundData: PersonalDataSource = {
  name: 'refunds',
  tables: [],
  read: (tx, vault, user) =>
    tx
      .selectFrom('refunds')
      .selectAll()
      .where('ref_number', 'in', (inner) =>
        inner.selectFrom('orders').select('ref_number').where('user_id', '=', user.id),
      )
      .orderBy('sent_at')
      .execute()
      .then((rows) =>
        rows.map(({ account, attempts: _attempts, next_at: _next, ...refund }) => ({
          ...refund,
          account: account === '' ? '' : vault.open(account, refund.id),
        })),
      ),
  forget: async (tx, user) => {
    await tx
      .updateTable('refunds')
      .set({ account_name: '', account: '', masked_account: '***' })
      .where('ref_number', 'in', (inner) =>
        inner.selectFrom('orders').select('ref_number').where('user_id', '=', user.id),
      )
      .execute();
  },
};
