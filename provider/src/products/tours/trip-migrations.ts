import type { Migration } from '../../platform/database/migrate.ts';

/** The books of the sandbox's tour operator. */
export const tripMigrations: readonly Migration[] = [
  {
    id: '0800-trips',
    sandbox: `
      create table sandbox_trip_bookings (
        confirmation text primary key,
        reference text not null,
        trip text not null,
        date text not null,
        people integer not null,
        created_at bigint not null
      );
      create index sandbox_trip_bookings_by_reference on sandbox_trip_bookings (reference);`,
  },
  {
    id: '0805-trips-given-back',
    sandbox: `alter table sandbox_trip_bookings add column cancelled_at bigint;`,
  },
  {
    id: '0821-trips-with-a-deposit',
    sandbox: `alter table sandbox_trip_bookings add column rest bigint not null default 0;`,
  },
];
