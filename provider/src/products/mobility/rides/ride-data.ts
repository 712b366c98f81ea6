import type { PersonalDataSource } from '../../../accounts/privacy/personal-data-source.ts';

/** Which vehicle was ridden when; what was paid for it stays (PII-4). */
export const rideData: PersonalDataSource = {
  name: 'rides',
  tables: ['rides'],
  read: async (tx, _vault, { id }) => ({
    rides: await tx
      .selectFrom('rides')
      .select(['id', 'plate_no', 'started_at', 'ended_at', 'price'])
      .where('user_id', '=', id)
      .orderBy('started_at')
      .execute(),
  }),
  forget: async () => undefined,
};
