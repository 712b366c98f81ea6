import type { Migration } from './migrate.ts';

/** Tables of the frame, the accounts and the ledger. */
export const coreMigrations: readonly Migration[] = [
  {
    id: '0001-accounts',
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
        unique (dial_code, phone),
        check (email is not null or phone is not null)
      );
      create table sessions (
        token_hash text primary key,
        user_id text not null references users (id),
        created_at bigint not null,
        expires_at bigint not null
      );
      create index sessions_by_user on sessions (user_id);
      create table known_browsers (
        user_id text not null references users (id),
        browser text not null,
        seen_at bigint not null,
        primary key (user_id, browser)
      );
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
      create table passengers (
        id text primary key,
        user_id text not null references users (id),
        document_hash text,
        sealed text not null,
        created_at bigint not null
      );
      create index passengers_by_user on passengers (user_id, created_at);
      create unique index passengers_by_document on passengers (user_id, document_hash);`,
  },
  {
    id: '0002-idempotency',
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
      create index idempotency_keys_by_age on idempotency_keys (created_at);`,
  },
  {
    id: '0003-ledger',
    sql: `
      create table ledger_accounts (
        code text primary key,
        kind text not null check (kind in ('asset', 'liability', 'income', 'expense'))
      );
      create table ledger_transactions (
        id bigint generated always as identity primary key,
        kind text not null,
        reference text not null,
        corrects bigint references ledger_transactions (id),
        at bigint not null
      );
      create index ledger_transactions_by_reference on ledger_transactions (reference, id);
      create table ledger_entries (
        transaction_id bigint not null references ledger_transactions (id),
        line integer not null,
        account text not null references ledger_accounts (code),
        amount bigint not null check (amount <> 0),
        primary key (transaction_id, line)
      );
      create index ledger_entries_by_account on ledger_entries (account, transaction_id) include (amount);

      create function ledger_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'ledger rows are never changed or removed' using errcode = '23001';
      end $$;
      create trigger ledger_entries_fixed before update or delete on ledger_entries for each row execute function ledger_refuse_change();
      create trigger ledger_transactions_fixed before update or delete on ledger_transactions for each row execute function ledger_refuse_change();
      create trigger ledger_entries_kept before truncate on ledger_entries for each statement execute function ledger_refuse_change();
      create trigger ledger_transactions_kept before truncate on ledger_transactions for each statement execute function ledger_refuse_change();

      create function ledger_refuse_imbalance() returns trigger language plpgsql as $$
      begin
        if (select sum(amount) from ledger_entries where transaction_id = new.id) is distinct from 0 then
          raise exception 'ledger transaction % does not balance', new.id using errcode = '23514';
        end if;
        return null;
      end $$;
      create constraint trigger ledger_transactions_balance after insert on ledger_transactions
        deferrable initially deferred for each row execute function ledger_refuse_imbalance();
      create function ledger_refuse_late_entry() returns trigger language plpgsql as $$
      begin
        if (select xmin from ledger_transactions where id = new.transaction_id) is distinct from pg_current_xact_id()::xid then
          raise exception 'ledger transaction % is closed', new.transaction_id using errcode = '23001';
        end if;
        return null;
      end $$;
      create constraint trigger ledger_entries_in_time after insert on ledger_entries
        deferrable initially deferred for each row execute function ledger_refuse_late_entry();`,
  },
  {
    id: '0004-outbox',
    sql: `
      create table outbox (
        id text primary key,
        channel text not null check (channel in ('email', 'sms')),
        recipient text not null,
        locale text not null,
        subject text not null,
        body text not null,
        created_at bigint not null
      );
      create index outbox_by_recipient on outbox (recipient, created_at);`,
    sandbox: `
      create table sandbox_clock (id integer primary key check (id = 1), offset_ms bigint not null);`,
  },
  {
    id: '0005-encryption-key',
    sql: `create table encryption_key (id integer primary key check (id = 1), fingerprint text not null);`,
  },
  {
    id: '0006-rate-windows',
    // Unlogged: after a crash of the server everybody begins anew, and no call waits for its log.
    sql: `
      create unlogged table rate_windows (
        key text primary key,
        calls integer not null,
        ends_at bigint not null
      );
      create index rate_windows_by_end on rate_windows (ends_at);`,
  },
];
