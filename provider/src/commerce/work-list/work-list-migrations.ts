import type { Migration } from '../../platform/database/migrate.ts';

/** The work list over orders and payments: 029x. */
export const workListMigrations: readonly Migration[] = [
  {
    id: '0290-work-list',
    sql: `
      create table work_items (
        kind text not null,
        reference text not null,
        amount bigint not null,
        task text not null,
        at bigint not null,
        done_at bigint,
        primary key (kind, reference)
      );
      create index open_work_items on work_items (at) where done_at is null;`,
  },
  {
    id: '0291-raw-answers',
    sql: 'alter table work_items add column raw text;',
  },
];
