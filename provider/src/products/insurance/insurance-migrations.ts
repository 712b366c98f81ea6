import type { Migration } from '../../platform/database/migrate.ts';

/** Policies of the sandbox. */
export const insuranceMigrations: readonly Migration[] = [
  {
    id: '1180-insurance',
    sandbox: `
      create table sandbox_policies (
        number text primary key,
        reference text not null,
        product text not null,
        insured integer not null,
        created_at bigint not null,
        cancellations integer not null default 0
      );
      create index sandbox_policies_by_reference on sandbox_policies (reference);`,
  },
];
