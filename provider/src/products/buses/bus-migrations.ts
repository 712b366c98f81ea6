import type { Migration } from '../../platform/database/migrate.ts';

/** Seats of buses that our orders have, and the books of the sandbox's bus centre. */
export const busMigrations: readonly Migration[] = [
  {
    id: '0720-bus-seats',
    sql: `
      create table bus_seats (
        run text not null,
        seat smallint not null check (seat > 0),
        ref_number text not null references flight_orders (ref_number),
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
