import type { Migration } from '../../platform/database/migrate.ts';

/** Personal data that came from the state, and what the sandbox gives. */
export const identityMigrations: readonly Migration[] = [
  {
    id: '1011-identity',
    sql: `
      create table identity_imports (
        state_hash text primary key,
        session_hash text not null,
        locale text not null,
        created_at bigint not null
      );
      create index identity_imports_by_age on identity_imports (created_at);`,
    sandbox: `
      create table sandbox_dan_grants (
        code_hash text primary key,
        token_hash text unique,
        person text not null,
        scope text not null,
        created_at bigint not null
      );`,
  },
];
