import type { Migration } from '../database/migrate.ts';

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
];
