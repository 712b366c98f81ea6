import { listSavedHotelsOf } from './saved-hotel-store.ts';
import type { PersonalDataSource } from '../../../accounts/privacy/personal-data-source.ts';

/** Hotels that are saved, what was written of them, and prices that are held for a while. */
export const hotelData: PersonalDataSource = {
  name: 'hotels',
  tables: ['hotel_quotes', 'hotel_reviews', 'saved_hotels'],
  read: async (tx, _vault, user) => ({
    saved: (await listSavedHotelsOf(tx, user.id)).map(({ user_id: _owner, ...saved }) => saved),
    reviews: await tx
      .selectFrom('hotel_reviews')
      .select(['tapa_code', 'score', 'text', 'kind', 'written_at'])
      .where('user_id', '=', user.id)
      .execute(),
    prices: (await tx.selectFrom('hotel_quotes').select('quote').where('user_id', '=', user.id).execute()).map(
      // The key is the partner's word for what we pay it.
      ({ quote: { bookingKey: _key, ...price } }) => price,
    ),
  }),
  forget: async (tx, user) => {
    await tx.deleteFrom('hotel_quotes').where('user_id', '=', user.id).execute();
    await tx.deleteFrom('hotel_reviews').where('user_id', '=', user.id).execute();
    await tx.deleteFrom('saved_hotels').where('user_id', '=', user.id).execute();
  },
};
