import type { Migration } from '../database/migrate.ts';

/** Locks on places of trains, the places that our orders have, and the books of the sandbox's railway. */
export const trainMigrations: readonly Migration[] = [
  {
    id: '0721-train-places',
    sql: `
      create table train_locks (
        id text primary key,
        partner_lock text not null,
        train text not null,
        wagon smallint not null check (wagon > 0),
        places text not null,
        expires_at bigint not null,
        ref_number text references flight_orders (ref_number)
      );
      create index train_locks_by_end on train_locks (expires_at) where ref_number is null;
      create table train_places (
        run text not null,
        wagon smallint not null check (wagon > 0),
        place smallint not null check (place > 0),
        ref_number text not null references flight_orders (ref_number),
        primary key (run, wagon, place)
      );
      create index train_places_by_order on train_places (ref_number);
      create table sandbox_train_places (
        run text not null,
        wagon smallint not null,
        place smallint not null,
        lock_id text not null,
        until bigint not null,
        reference text,
        ticket text unique,
        primary key (run, wagon, place)
      );
      create index sandbox_train_places_by_lock on sandbox_train_places (lock_id);
      create index sandbox_train_places_by_reference on sandbox_train_places (reference);`,
  },
];
