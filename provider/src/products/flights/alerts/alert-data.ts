import type { PersonalDataSource } from '../../../accounts/privacy/personal-data-source.ts';

/** Prices that we watch for the customer, also those set with the account's own address before signing in. */
export const alertData: PersonalDataSource = {
  name: 'alerts',
  tables: ['price_alerts'],
  read: (tx, _vault, { id, email }) =>
    tx
      .selectFrom('price_alerts')
      .selectAll()
      .where((where) => where.or([where('user_id', '=', id), where('contact_email', '=', email ?? '')]))
      .orderBy('created_at')
      .execute(),
  forget: async (tx, { id, email }) => {
    await tx
      .deleteFrom('price_alerts')
      .where((where) => where.or([where('user_id', '=', id), where('contact_email', '=', email ?? '')]))
      .execute();
  },
};
