import type { Migration } from '../../platform/database/migrate.ts';

/** The books of the sandbox's insurer. */
export const insuranceMigrations: readonly Migration[] = [
  {
    id: '0740-insurance',
    sandbox: `
      create table sandbox_policies (
        number text primary key,
        reference text not null,
        product text not null,
        insured integer not null,
        created_at bigint not null
      );
      create index sandbox_policies_by_reference on sandbox_policies (reference);`,
  },
  {
    id: '0741-policies-given-up',
    sandbox: `alter table sandbox_policies add column cancellations integer not null default 0;`,
  },
];
