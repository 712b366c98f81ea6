import type { Migration } from './migrate.ts';

/** Tables of the frame. */
export const coreMigrations: readonly Migration[] = [
  {
    id: '1000-core',
    sql: `
      create table idempotency_keys (
        user_id text not null,
        route text not null,
        key text not null,
        request_hash text not null,
        answer text,
        created_at bigint not null,
        lease_until bigint not null,
        primary key (user_id, route, key)
      );
      create index idempotency_keys_by_age on idempotency_keys (created_at);
      create table encryption_key (
        id integer primary key check (id = 1),
        fingerprint text not null
      );
      -- Unlogged: after a crash of the server everybody begins again, and no call waits for its log.
      create unlogged table rate_windows (
        key text primary key,
        calls integer not null,
        ends_at bigint not null
      );
      create index rate_windows_by_end on rate_windows (ends_at);`,
    sandbox: `
      create table sandbox_clock (
        id integer primary key check (id = 1),
        offset_ms bigint not null
      );`,
  },
];
