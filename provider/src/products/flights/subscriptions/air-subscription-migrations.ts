import type { Migration } from '../../../platform/database/migrate.ts';

/** Who wants to hear of flights. */
export const airSubscriptionMigrations: readonly Migration[] = [
  {
    id: '1102-air-subscriptions',
    sql: `
      create table air_subscribers (
        email text not null,
        origin text not null,
        destination text not null,
        dial_code text not null,
        phone text not null,
        user_id text references users (id),
        locale text not null,
        created_at bigint not null,
        primary key (email, origin, destination)
      );
      create table air_unsubscriptions (
        id text primary key,
        reason text not null,
        created_at bigint not null
      );`,
  },
];
