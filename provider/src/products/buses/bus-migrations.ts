import type { Migration } from '../../platform/database/migrate.ts';

/** Seats of buses, each with one order, and tickets of the sandbox. */
export const busMigrations: readonly Migration[] = [
  {
    id: '1130-buses',
    sql: `
      create table bus_seats (
        run text not null,
        seat smallint not null check (seat > 0),
        ref_number text not null references orders (ref_number),
        primary key (run, seat)
      );
      create index bus_seats_by_order on bus_seats (ref_number);`,
    sandbox: `
      create table sandbox_bus_tickets (
        id text primary key,
        reference text not null,
        code text not null,
        run text not null,
        seat smallint not null,
        cancelled_at bigint,
        created_at bigint not null
      );
      create index sandbox_bus_tickets_by_reference on sandbox_bus_tickets (reference);
      create unique index sandbox_bus_tickets_good on sandbox_bus_tickets (run, seat) where cancelled_at is null;`,
  },
];
