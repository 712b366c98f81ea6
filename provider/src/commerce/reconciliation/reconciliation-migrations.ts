import type { Migration } from '../../platform/database/migrate.ts';

/** Days that were compared with partners: 0295. */
export const reconciliationMigrations: readonly Migration[] = [
  {
    id: '0295-reconciled-days',
    sql: `
      create table reconciled_days (
        partner text not null,
        day text not null,
        at bigint not null,
        primary key (partner, day)
      );`,
  },
];
