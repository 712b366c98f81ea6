import type { Migration } from '../../../platform/database/migrate.ts';

/** Rides of vehicles. */
export const rideMigrations: readonly Migration[] = [
  {
    id: '1160-rides',
    sql: `
      create table rides (
        id text primary key,
        user_id text not null references users (id),
        vehicle text not null,
        vehicle_type integer not null,
        plate_no text not null,
        started_at bigint not null,
        ended_at bigint,
        price bigint check (price >= 0),
        locale text not null default 'mn',
        end_at bigint not null,
        end_tries integer not null default 0,
        check ((ended_at is null) = (price is null))
      );
      create unique index rides_of_vehicle on rides (vehicle) where ended_at is null;
      create unique index rides_of_customer on rides (user_id) where ended_at is null;
      create index rides_by_user on rides (user_id);
      create index rides_to_end on rides (end_at) where ended_at is null;`,
  },
];
