import type { Migration } from '../../platform/database/migrate.ts';

/** Quotes of flights, and orders at the airline. */
export const flightMigrations: readonly Migration[] = [
  {
    id: '1100-flights',
    sql: `
      create table flight_quotes (
        ref_number text primary key,
        quote text not null,
        units text not null,
        total_fare bigint not null,
        created_at bigint not null,
        expires_at bigint not null
      );
      create index flight_quotes_expires_at on flight_quotes (expires_at);
      create table airline_orders (
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
    sandbox: `
      create table sandbox_airline_records (
        id text primary key,
        kind text not null,
        parent text not null,
        body jsonb not null,
        created_at bigint not null
      );
      create index sandbox_airline_records_by_parent on sandbox_airline_records (kind, parent);`,
  },
  {
    id: '2022-airline-changes',
    sandbox: `
      create table sandbox.airline_changes (
        id text primary key,
        place bigserial,
        order_id text not null,
        trips jsonb not null,
        created_at bigint not null,
        action_taken text
      );
      create index airline_changes_by_order on sandbox.airline_changes (order_id, place);`,
  },
];
