import type { Migration } from '../database/migrate.ts';

/** Messages from before they were delivered have nothing to wait for. */
export const outboxMigrations: readonly Migration[] = [
  {
    id: '0020-outbox-delivery',
    sql: `
      alter table outbox add column state text not null default 'sent' check (state in ('waiting', 'sent', 'dead'));
      alter table outbox alter column state set default 'waiting';
      alter table outbox add column attempts integer not null default 0;
      alter table outbox add column next_at bigint;
      alter table outbox add column failure text not null default '';
      alter table outbox add column is_last boolean not null default false;
      create index outbox_by_age on outbox (created_at);
      create index outbox_due on outbox (next_at) where next_at is not null;`,
    sandbox: `
      create table sandbox_messages (
        id text primary key,
        recipient text not null,
        subject text not null,
        body text not null
      );`,
  },
];
