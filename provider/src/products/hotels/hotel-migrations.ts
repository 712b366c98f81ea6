import type { Migration } from '../../platform/database/migrate.ts';

/** Held prices, saved hotels, what guests say, and bookings of the sandbox. */
export const hotelMigrations: readonly Migration[] = [
  {
    id: '1120-hotels',
    sql: `
      create table hotel_quotes (
        uid text primary key,
        user_id text not null references users (id),
        quote jsonb not null,
        expires_at bigint not null
      );
      create index hotel_quotes_by_user on hotel_quotes (user_id);
      create index hotel_quotes_by_end on hotel_quotes (expires_at);
      create table saved_hotels (
        id text primary key,
        user_id text not null references users (id),
        tapa_code text not null,
        price bigint,
        saved_at bigint not null,
        unique (user_id, tapa_code)
      );`,
    sandbox: `
      create table sandbox_hotel_bookings (
        confirmation text primary key,
        reference text not null,
        booking jsonb not null,
        cancelled_at bigint,
        created_at bigint not null
      );
      create index sandbox_hotel_bookings_by_reference on sandbox_hotel_bookings (reference);`,
  },
  {
    id: '2002-hotel-reviews',
    sql: `
      create table hotel_reviews (
        ref_number text primary key,
        id text not null unique,
        user_id text not null references users (id),
        tapa_code text not null,
        score bigint not null,
        text text not null,
        language text not null,
        country text not null,
        month text not null,
        kind text not null,
        written_at bigint not null
      );
      create index hotel_reviews_by_hotel on hotel_reviews (tapa_code, written_at);
      create index hotel_reviews_by_user on hotel_reviews (user_id);`,
  },
];
