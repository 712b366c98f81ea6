import { listPassengersOf } from '../../passenger-store.ts';
import type { PersonalDataSource } from '../personal-data-source.ts';

/** Saved passengers. */
export const passengerData: PersonalDataSource = {
  name: 'passengers',
  tables: ['passengers'],
  read: (tx, vault, user) => listPassengersOf(tx, vault, user.id),
  forget: async (tx, user) => {
    await tx.deleteFrom('passengers').where('user_id', '=', user.id).execute();
  },
};
