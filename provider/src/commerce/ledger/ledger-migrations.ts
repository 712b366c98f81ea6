import type { Migration } from '../../platform/database/migrate.ts';

/** The ledger: the database refuses to change what is written and a transaction that does not balance. */
export const ledgerMigrations: readonly Migration[] = [
  {
    id: '1020-ledger',
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
];
