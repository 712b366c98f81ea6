import type { PersonalDataSource } from '../../../accounts/privacy/personal-data-source.ts';

/** The newsletter, and fares of a direction by mail. An address that the account has verified is its own. */
export const subscriptionData: PersonalDataSource = {
  name: 'subscriptions',
  tables: ['air_subscribers'],
  read: async (tx, _vault, { id, email }) => ({
    newsletter: await tx
      .selectFrom('newsletter_readers')
      .selectAll()
      .where('email', '=', email ?? '')
      .execute(),
    directions: await tx
      .selectFrom('air_subscribers')
      .selectAll()
      .where((where) => where.or([where('user_id', '=', id), where('email', '=', email ?? '')]))
      .execute(),
  }),
  forget: async (tx, { id, email }) => {
    await tx
      .deleteFrom('newsletter_readers')
      .where('email', '=', email ?? '')
      .execute();
    await tx
      .deleteFrom('air_subscribers')
      .where((where) => where.or([where('user_id', '=', id), where('email', '=', email ?? '')]))
      .execute();
  },
};
