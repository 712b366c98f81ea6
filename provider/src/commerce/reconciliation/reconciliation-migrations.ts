import type { Migration } from '../../platform/database/migrate.ts';

/** Days that were compared with payment partners. */
export const reconciliationMigrations: readonly Migration[] = [
  {
    id: '1062-reconciliation',
    sql: `
      create table reconciled_days (
        partner text not null,
        day text not null,
        at bigint not null,
        primary key (partner, day)
      );`,
  },
];
