import type { PersonalDataSource } from '../../accounts/privacy/personal-data-source.ts';

/** The bank account that withdrawals go to, and the withdrawals; afterwards the amounts, not the account. */
export const withdrawalData: PersonalDataSource = {
  name: 'withdrawals',
  tables: ['withdrawal_accounts', 'wallet_codes', 'withdrawals'],
  read: async (tx, _vault, user) => ({
    account: await tx
      .selectFrom('withdrawal_accounts')
      .select(['bank_name', 'masked_account', 'masked_holder', 'saved_at'])
      .where('user_id', '=', user.id)
      .execute(),
    withdrawals: await tx
      .selectFrom('withdrawals')
      .select(['state', 'amount', 'description', 'bank_name', 'masked_account', 'asked_at', 'finished_at'])
      .where('user_id', '=', user.id)
      .orderBy('asked_at')
      .execute(),
  }),
  forget: async (tx, user) => {
    await tx.deleteFrom('withdrawal_accounts').where('user_id', '=', user.id).execute();
    await tx.deleteFrom('wallet_codes').where('user_id', '=', user.id).execute();
    await tx
      .updateTable('withdrawals')
      .set({ description: '', masked_account: '***', sealed: '' })
      .where('user_id', '=', user.id)
      .execute();
  },
};
