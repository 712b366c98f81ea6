import type { Migration } from '../platform/database/migrate.ts';

/** What an account's owner sees of it. */
export const accountMigrations: readonly Migration[] = [
  {
    id: '0331-own-sessions',
    sql: `
      alter table sessions
        add column id text not null default gen_random_uuid()::text unique,
        add column device text not null default '',
        add column used_at bigint not null default 0;
      update sessions set used_at = created_at;`,
  },
  {
    // Who has deleted their account is a number that the ledger points to, without address and name.
    id: '0332-deleted-accounts',
    sql: `
      alter table users drop constraint users_check;
      alter table users add constraint users_can_be_reached check (email is not null or phone is not null or password_hash = 'deleted');`,
  },
  {
    // Null: what the account was opened with, or had before this was noted.
    id: '0333-contact-changes',
    sql: `
      alter table users
        add column email_changed_at bigint,
        add column phone_changed_at bigint,
        add column money_frozen_at bigint;
      create table contact_changes (
        id text primary key,
        user_id text not null references users (id),
        changed_at bigint not null,
        reported_at bigint
      );
      create index contact_changes_by_user on contact_changes (user_id);`,
  },
  {
    // A number is found however it was spelled (decision 0240).
    id: '0334-spelled-phones',
    sql: 'create index users_by_spelled_phone on users ((dial_code || phone)) where phone is not null',
  },
  {
    id: '0335-renewed-browsers',
    sql: `
      create index known_browsers_by_browser on known_browsers (browser);
      create index attempts_by_browser on attempts (browser) where browser <> '';`,
  },
  {
    // Two pages that change one passenger do not overwrite each other (decision 0271).
    id: '0336-passenger-revisions',
    sql: 'alter table passengers add column revision integer not null default 1',
  },
  {
    // Of older accounts nobody can tell; whoever has none is shown the code as the second way.
    id: '0337-known-passwords',
    sql: 'alter table users add column has_password boolean not null default true',
  },
];
