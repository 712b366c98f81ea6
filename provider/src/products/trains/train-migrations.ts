import type { Migration } from '../../platform/database/migrate.ts';

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
      create index train_places_by_order on train_places (ref_number);`,
    sandbox: `
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
  {
    // A place that was sold for the whole way keeps every leg that a train may have.
    id: '0831-train-legs',
    sql: `
      alter table train_places drop constraint train_places_pkey;
      alter table train_places add column leg smallint not null default 0 check (leg between 0 and 99);
      insert into train_places (run, wagon, place, leg, ref_number)
        select run, wagon, place, later, ref_number from train_places, generate_series(1, 99) as later;
      alter table train_places alter column leg drop default;
      alter table train_places add primary key (run, wagon, place, leg);`,
    sandbox: `
      alter table sandbox_train_places drop constraint sandbox_train_places_pkey;
      alter table sandbox_train_places drop constraint sandbox_train_places_ticket_key;
      alter table sandbox_train_places add column leg smallint not null default 0;
      insert into sandbox_train_places (run, wagon, place, leg, lock_id, until, reference, ticket)
        select run, wagon, place, later, lock_id, until, reference, ticket
        from sandbox_train_places, generate_series(1, 99) as later;
      alter table sandbox_train_places alter column leg drop default;
      alter table sandbox_train_places add primary key (run, wagon, place, leg);
      alter table sandbox_train_places add unique (ticket, leg);`,
  },
  {
    // A customer has one lock that is not booked yet. Locks of before belong to nobody.
    id: '0832-train-lock-owner',
    sql: `
      alter table train_locks add column user_id text;
      create unique index train_locks_open on train_locks (user_id) where ref_number is null;`,
  },
];
