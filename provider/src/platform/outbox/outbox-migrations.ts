import type { Migration } from '../../platform/database/migrate.ts';

/** Mails and text messages on their way, and the mailbox of the sandbox. */
export const outboxMigrations: readonly Migration[] = [
  {
    id: '1001-outbox',
    sql: `
      create table outbox (
        id text primary key,
        channel text not null check (channel in ('email', 'sms')),
        recipient text not null,
        locale text not null,
        subject text not null,
        body text not null,
        created_at bigint not null,
        state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
        attempts integer not null default 0,
        next_at bigint,
        failure text not null default '',
        is_last boolean not null default false
      );
      create index outbox_by_recipient on outbox (recipient, created_at);
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
