import type { Migration } from '../../platform/database/migrate.ts';

/** Places of trains by leg, locked for an order, and those of the sandbox. */
export const trainMigrations: readonly Migration[] = [
  {
    id: '1140-trains',
    sql: `
      create table train_locks (
        id text primary key,
        partner_lock text not null,
        train text not null,
        wagon smallint not null check (wagon > 0),
        places text not null,
        expires_at bigint not null,
        ref_number text references orders (ref_number),
        user_id text
      );
      create index train_locks_by_end on train_locks (expires_at) where ref_number is null;
      create unique index train_locks_open on train_locks (user_id) where ref_number is null;
      create table train_places (
        run text not null,
        wagon smallint not null check (wagon > 0),
        place smallint not null check (place > 0),
        ref_number text not null references orders (ref_number),
        leg smallint not null check (leg between 0 and 99),
        primary key (run, wagon, place, leg)
      );
      create index train_places_by_order on train_places (ref_number);`,
    sandbox: `
      create table sandbox_train_places (
        run text not null,
        wagon smallint not null,
        place smallint not null,
        lock_id text not null,
        until bigint not null,
        reference text,
        ticket text,
        leg smallint not null,
        primary key (run, wagon, place, leg),
        unique (ticket, leg)
      );
      create index sandbox_train_places_by_lock on sandbox_train_places (lock_id);
      create index sandbox_train_places_by_reference on sandbox_train_places (reference);`,
  },
];
