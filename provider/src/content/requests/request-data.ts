import type { PersonalDataSource } from '../../accounts/privacy/personal-data-source.ts';

/** What the customer has asked the office. */
export const requestData: PersonalDataSource = {
  name: 'requests',
  tables: ['customer_requests'],
  read: (tx, _vault, user) =>
    tx.selectFrom('customer_requests').selectAll().where('user_id', '=', user.id).orderBy('created_at').execute(),
  forget: async (tx, user) => {
    await tx.deleteFrom('customer_requests').where('user_id', '=', user.id).execute();
  },
};
