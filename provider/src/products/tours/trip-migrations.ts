import type { Migration } from '../../platform/database/migrate.ts';

/** Bookings of trips in the sandbox. */
export const tripMigrations: readonly Migration[] = [
  {
    id: '1190-trips',
    sandbox: `
      create table sandbox_trip_bookings (
        confirmation text primary key,
        reference text not null,
        trip text not null,
        date text not null,
        people integer not null,
        created_at bigint not null,
        cancelled_at bigint,
        rest bigint not null default 0
      );
      create index sandbox_trip_bookings_by_reference on sandbox_trip_bookings (reference);`,
  },
];
