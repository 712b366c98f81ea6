import type { Migration } from '../../platform/database/migrate.ts';

/** Accounts of customers of the app around the mini-app, and the tokens that the sandbox's app gives. */
export const hostAppMigrations: readonly Migration[] = [
  {
    id: '2003-host-app',
    sql: `
      create table host_links (
        host_customer text primary key,
        user_id text not null references users (id),
        linked_at bigint not null
      );
      create index host_links_by_user on host_links (user_id);`,
    sandbox: `
      create table sandbox.host_app_tokens (
        token_hash text primary key,
        person text not null,
        created_at bigint not null
      );`,
  },
];
