import type { Migration } from '../database/migrate.ts';

/** Seats of our own bookings, and quotes. Everything else of flights is computed. */
export const flightMigrations: readonly Migration[] = [
  {
    id: '0101-flight-seats',
    sql: `create table flight_seats (
      flight_key text not null,
      depart_date text not null,
      held integer not null default 0 check (held >= 0),
      sold integer not null default 0 check (sold >= 0),
      primary key (depart_date, flight_key)
    );
    create table flight_seat_holds (
      order_ref text primary key,
      flights text not null,
      seats integer not null check (seats > 0),
      state text not null check (state in ('held', 'sold'))
    );`,
  },
  {
    id: '0102-flight-quotes',
    sql: `create table flight_quotes (
      ref_number text primary key,
      quote text not null,
      flights text not null,
      total_fare bigint not null,
      created_at bigint not null,
      expires_at bigint not null
    );
    create index flight_quotes_expires_at on flight_quotes (expires_at);`,
  },
];
