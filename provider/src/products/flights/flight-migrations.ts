import type { Migration } from '../../platform/database/migrate.ts';

/** Seats of our own bookings, quotes, and what we have at airlines. Everything else of flights is computed. */
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
  {
    id: '0111-airline-orders',
    sql: `create table airline_orders (
      offer text primary key,
      booker text not null,
      quote_ref text not null,
      airline_order text,
      change text,
      passengers jsonb not null,
      amount text not null,
      currency text not null,
      state text not null check (state in ('asked', 'held', 'paying', 'done')),
      created_at bigint not null,
      check_at bigint,
      attempts integer not null default 0
    );
    create index airline_orders_to_check on airline_orders (check_at) where check_at is not null;`,
    sandbox: `create table sandbox_airline_records (
      id text primary key,
      kind text not null,
      parent text not null,
      body jsonb not null,
      created_at bigint not null
    );
    create index sandbox_airline_records_by_parent on sandbox_airline_records (kind, parent);`,
  },
];
