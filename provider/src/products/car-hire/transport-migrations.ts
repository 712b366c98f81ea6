import type { Migration } from '../../platform/database/migrate.ts';

/** Bookings of cars in the sandbox. */
export const transportMigrations: readonly Migration[] = [
  {
    id: '1170-transports',
    sandbox: `
      create table sandbox_transport_bookings (
        confirmation text primary key,
        reference text not null,
        transport text not null,
        date text not null,
        days integer not null,
        driver integer not null,
        cancelled boolean not null default false,
        created_at bigint not null
      );
      create index sandbox_transport_bookings_by_reference on sandbox_transport_bookings (reference);`,
  },
];
