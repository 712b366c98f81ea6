import type { Migration } from '../../platform/database/migrate.ts';

/** A wallet has a number that its owner can name. Its money is in the ledger; what is read often is derived from it by the database itself. */
export const walletMigrations: readonly Migration[] = [
  {
    id: '1070-wallets',
    sql: `
      create table wallets (
        user_id text not null references users (id),
        type text not null check (type in ('wallet', 'game')),
        number bigint generated always as identity (start with 7000000001) unique,
        primary key (user_id, type)
      );
      -- What a wallet holds: made of the ledger's entries by a trigger, so that no code can forget it, and never below zero (MNY-5).
      create table wallet_balances (
        account text primary key references ledger_accounts (code),
        balance bigint not null constraint wallet_never_below_zero check (balance >= 0)
      );
      -- The statement of a wallet, one row for each transaction that moved its money.
      create table wallet_lines (
        account text not null references ledger_accounts (code),
        transaction_id bigint not null references ledger_transactions (id),
        at bigint not null,
        kind text not null,
        reference text not null,
        amount bigint not null,
        primary key (account, transaction_id)
      );
      create index wallet_lines_by_time on wallet_lines (account, at, transaction_id) where kind <> 'wallet-released';
      create index wallet_lines_by_way on wallet_lines (account, ((amount > 0)), at, transaction_id) where kind <> 'wallet-released';
      create table wallet_reservations (
        id text primary key,
        user_id text not null references users (id),
        type text not null check (type in ('wallet', 'game')),
        amount bigint not null check (amount > 0),
        state text not null check (state in ('held', 'posted', 'voided', 'expired')),
        transaction_id bigint not null unique references ledger_transactions (id),
        created_at bigint not null,
        expires_at bigint,
        ended_at bigint,
        check ((state = 'held') = (ended_at is null))
      );
      create index wallet_reservations_to_expire on wallet_reservations (expires_at) where state = 'held';
      create index wallet_reservations_held on wallet_reservations (user_id, type) where state = 'held';

      create function wallet_follow_ledger() returns trigger language plpgsql as $$
      begin
        insert into wallet_balances (account, balance) values (new.account, 0) on conflict do nothing;
        update wallet_balances set balance = balance - new.amount where account = new.account;
        if new.account like 'credit:%' then
          insert into wallet_lines (account, transaction_id, at, kind, reference, amount)
            select new.account, t.id, t.at, t.kind, t.reference, -new.amount from ledger_transactions t where t.id = new.transaction_id
            on conflict (account, transaction_id) do update set amount = wallet_lines.amount + excluded.amount;
        end if;
        return null;
      end $$;
      create trigger ledger_entries_of_wallets after insert on ledger_entries for each row
        when (new.account like 'credit:%' or new.account like 'held:%') execute function wallet_follow_ledger();`,
  },
];
