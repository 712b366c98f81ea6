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
];
