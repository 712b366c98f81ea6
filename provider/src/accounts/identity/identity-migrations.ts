import type { Migration } from '../../platform/database/migrate.ts';

/** Imports from e-Mongolia that were begun, and the sandbox's own record of what its people agreed to. Whom it is about is never kept. */
export const identityMigrations: readonly Migration[] = [
  {
    id: '0330-identity-imports',
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
