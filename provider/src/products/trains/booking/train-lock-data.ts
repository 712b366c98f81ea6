import type { PersonalDataSource } from '../../../accounts/privacy/personal-data-source.ts';

/** Places of a train that are locked for a customer who has not booked them yet. */
export const trainLockData: PersonalDataSource = {
  name: 'train_locks',
  tables: ['train_locks'],
  read: (tx, _vault, user) =>
    tx
      .selectFrom('train_locks')
      .select(['train', 'wagon', 'places', 'expires_at', 'ref_number'])
      .where('user_id', '=', user.id)
      .execute(),
  forget: async (tx, user) => {
    await tx.deleteFrom('train_locks').where('user_id', '=', user.id).where('ref_number', 'is', null).execute();
    await tx.updateTable('train_locks').set({ user_id: null }).where('user_id', '=', user.id).execute();
  },
};
