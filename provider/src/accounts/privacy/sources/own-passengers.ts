import { listPassengersOf } from '../../passenger-store.ts';
import type { OwnDataSource } from '../own-data-source.ts';

/** Saved passengers. */
export const ownPassengers: OwnDataSource = {
  name: 'passengers',
  tables: ['passengers'],
  read: (tx, vault, user) => listPassengersOf(tx, vault, user.id),
  forget: async (tx, user) => {
    await tx.deleteFrom('passengers').where('user_id', '=', user.id).execute();
  },
};
