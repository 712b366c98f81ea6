import type { Migration } from '../../platform/database/migrate.ts';

/** What waits for a person. */
export const workListMigrations: readonly Migration[] = [
  {
    id: '1061-work-list',
    sql: `
      create table work_items (
        kind text not null,
        reference text not null,
        amount bigint not null,
        task text not null,
        at bigint not null,
        done_at bigint,
        raw text,
        primary key (kind, reference)
      );
      create index open_work_items on work_items (at) where done_at is null;`,
  },
];
