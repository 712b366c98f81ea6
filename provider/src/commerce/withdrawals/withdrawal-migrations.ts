import type { Migration } from '../../platform/database/migrate.ts';

/** Money that leaves a wallet for a bank account. */
export const withdrawalMigrations: readonly Migration[] = [
  {
    id: '1072-withdrawals',
    sql: `
      create table withdrawal_accounts (
        user_id text primary key references users (id),
        version text not null,
        bank_name text not null,
        masked_account text not null,
        masked_holder text not null,
        sealed text not null,
        saved_at bigint not null
      );
      create table wallet_codes (
        user_id text not null references users (id),
        purpose text not null check (purpose in ('withdrawal', 'bank-account')),
        identifier text not null,
        account_version text,
        primary key (user_id, purpose)
      );
      create table withdrawals (
        id text primary key,
        user_id text not null references users (id),
        state text not null check (state in ('pending', 'paid', 'refused')),
        amount bigint not null check (amount > 0),
        description text not null,
        bank_name text not null,
        masked_account text not null,
        sealed text not null,
        asked_at bigint not null,
        finished_at bigint,
        attempts integer not null default 0,
        next_at bigint
      );
      create index withdrawals_by_user on withdrawals (user_id, asked_at);
      create index withdrawals_due on withdrawals (next_at) where next_at is not null;`,
  },
];
