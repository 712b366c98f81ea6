import type { Migration } from '../../../platform/database/migrate.ts';

/** Who wants to hear of a price. */
export const alertMigrations: readonly Migration[] = [
  {
    id: '1101-price-alerts',
    sql: `
      create table price_alerts (
        id text primary key,
        user_id text references users (id),
        contact_email text not null,
        locale text not null,
        origin text not null,
        destination text not null,
        trip_type text not null check (trip_type in ('OW', 'RT', 'MT')),
        depart_date text not null,
        return_date text,
        adult smallint not null,
        child smallint not null,
        infant smallint not null,
        max_price bigint not null check (max_price > 0),
        flex_date smallint not null check (flex_date in (3, 7, 15)),
        created_at bigint not null,
        ends_at bigint not null,
        stopped_at bigint,
        -- Null once nobody looks any more: stopped, or the day is over.
        next_check_at bigint,
        lowest_date text,
        lowest_total bigint,
        told boolean not null default false,
        told_at bigint,
        next_trips text
      );
      create index price_alerts_due on price_alerts (next_check_at) where next_check_at is not null;
      create index price_alerts_by_email on price_alerts (contact_email) where stopped_at is null;
      create index price_alerts_by_user on price_alerts (user_id) where stopped_at is null;
      create index price_alerts_by_end on price_alerts (ends_at);`,
  },
];
