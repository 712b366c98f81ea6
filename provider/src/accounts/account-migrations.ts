import type { Migration } from '../platform/database/migrate.ts';

/** Accounts and what their owner sees of them. A deleted account is a number that the ledger points to, without address and name. */
export const accountMigrations: readonly Migration[] = [
  {
    id: '1010-accounts',
    sql: `
      create table users (
        id text primary key,
        email text unique,
        dial_code text,
        phone text,
        first_name text not null,
        last_name text not null,
        password_hash text not null,
        created_at bigint not null,
        -- Null: what the account was opened with.
        email_changed_at bigint,
        phone_changed_at bigint,
        money_frozen_at bigint,
        has_password boolean not null default true,
        unique (dial_code, phone),
        constraint users_can_be_reached check (email is not null or phone is not null or password_hash = 'deleted')
      );
      -- A number is found however it was spelled (decision 0240).
      create index users_by_spelled_phone on users (((dial_code || phone))) where phone is not null;
      create table sessions (
        token_hash text primary key,
        user_id text not null references users (id),
        created_at bigint not null,
        expires_at bigint not null,
        id text not null default gen_random_uuid()::text unique,
        device text not null default '',
        used_at bigint not null default 0
      );
      create index sessions_by_user on sessions (user_id);
      create table known_browsers (
        user_id text not null references users (id),
        browser text not null,
        seen_at bigint not null,
        primary key (user_id, browser)
      );
      create index known_browsers_by_browser on known_browsers (browser);
      create table verify_codes (
        identifier text not null,
        purpose text not null,
        browser text not null,
        code_hash text not null,
        created_at bigint not null,
        wrong_tries integer not null default 0,
        primary key (identifier, purpose, browser)
      );
      create table attempts (
        id bigint generated always as identity primary key,
        identifier text not null,
        kind text not null,
        browser text not null,
        at bigint not null
      );
      create index attempts_by_identifier on attempts (identifier, kind, browser, at);
      create index attempts_by_browser on attempts (browser) where browser <> '';
      create table passengers (
        id text primary key,
        user_id text not null references users (id),
        document_hash text,
        sealed text not null,
        created_at bigint not null,
        revision integer not null default 1
      );
      create index passengers_by_user on passengers (user_id, created_at);
      create unique index passengers_by_document on passengers (user_id, document_hash);
      create table contact_changes (
        id text primary key,
        user_id text not null references users (id),
        changed_at bigint not null,
        reported_at bigint
      );
      create index contact_changes_by_user on contact_changes (user_id);`,
  },
];
