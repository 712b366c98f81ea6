import type { Migration } from '../platform/database/migrate.ts';

/**
 * People of the office, their sessions, who has taken which work, what they did (the database refuses to change a line of it), and the words that orders are found by. An order that is
 * new or changed loses its words at once and is due for others: so what was deleted of a person is found no more. How often is searched for what, and what figures are read by.
 */
export const officeMigrations: readonly Migration[] = [
  {
    id: '2005-office',
    sql: `
      create table staff (
        id text primary key,
        email text not null unique,
        name text not null,
        role text not null check (role in ('support', 'finance', 'content', 'release-manager', 'auditor')),
        password_hash text not null,
        sealed_secret text not null,
        last_step bigint not null default 0,
        created_at bigint not null,
        ended_at bigint
      );
      create table staff_sessions (
        token_hash text primary key,
        staff_id text not null references staff (id),
        created_at bigint not null,
        used_at bigint not null
      );
      create index staff_sessions_by_person on staff_sessions (staff_id);
      create table work_owners (
        kind text not null,
        reference text not null,
        staff_id text not null references staff (id),
        since bigint not null,
        primary key (kind, reference),
        foreign key (kind, reference) references work_items (kind, reference)
      );
      create table work_notes (
        id text primary key,
        kind text not null,
        reference text not null,
        staff_id text not null references staff (id),
        text text not null,
        at bigint not null,
        foreign key (kind, reference) references work_items (kind, reference)
      );
      create index work_notes_by_work on work_notes (kind, reference, at);
      create table audit_log (
        id bigint generated always as identity primary key,
        at bigint not null,
        staff_id text not null,
        name text not null,
        role text not null,
        act text not null,
        subject text not null,
        reason text not null,
        before text,
        after text
      );
      create function audit_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'lines of the audit log are never changed or removed' using errcode = '23001';
      end $$;
      create trigger audit_log_fixed before update or delete on audit_log for each row execute function audit_refuse_change();
      create trigger audit_log_kept before truncate on audit_log for each statement execute function audit_refuse_change();`,
  },
  {
    id: '2006-order-words',
    sql: `
      create table order_words (
        word text not null,
        ref_number text not null,
        primary key (word, ref_number)
      );
      create index order_words_by_order on order_words (ref_number);
      create table order_words_due (ref_number text primary key);
      create function order_words_changed() returns trigger language plpgsql as $$
      begin
        delete from order_words where ref_number = new.ref_number;
        insert into order_words_due values (new.ref_number) on conflict do nothing;
        return null;
      end $$;
      create trigger order_words_changed after insert or update of contact, travellers, confirmation on orders
        for each row execute function order_words_changed();
      insert into order_words_due select ref_number from orders;
      create table office_actions (
        id text primary key,
        ref_number text not null,
        action text not null,
        at bigint not null
      );
      create index audit_log_by_subject on audit_log (subject, id);`,
  },
  {
    id: '2007-office-work',
    sql: `
      create index outbox_given_up on outbox (created_at) where state = 'dead';
      create table goodwill (
        id text primary key,
        ref_number text not null references orders (ref_number),
        amount bigint not null check (amount > 0),
        reason text not null,
        state text not null check (state in ('waiting', 'paid', 'refused')),
        asked_by text not null references staff (id),
        at bigint not null,
        decided_by text references staff (id),
        decided_at bigint
      );
      create index goodwill_by_order on goodwill (ref_number);`,
  },
  {
    id: '2009-figures',
    sql: `
      create table search_counts (
        day text not null,
        product text not null,
        asked bigint not null,
        empty bigint not null,
        failed bigint not null,
        primary key (day, product)
      );
      create index orders_by_creation on orders using brin (created_at);
      create index orders_by_payment on orders using brin (paid_at);
      create index work_items_done on work_items (done_at) where done_at is not null;`,
  },
  {
    id: '2010-passkeys',
    sql: `
      create table staff_passkeys (
        id text primary key,
        staff_id text not null references staff (id),
        name text not null,
        public_key text not null,
        counter bigint not null,
        created_at bigint not null,
        used_at bigint
      );
      create index staff_passkeys_by_person on staff_passkeys (staff_id);
      create table passkey_challenges (hash text primary key, ends_at bigint not null);`,
  },
  {
    id: '2011-money-office',
    sql: `
      create index orders_owing_instalments on orders (ref_number)
        where instalments is not null and paid < total and status between 2 and 4;
      create table transfer_returns (
        id text primary key,
        record bigint not null references bank_transfers (record),
        reference text not null unique,
        state text not null check (state in ('paying', 'returned', 'refused')),
        bank_name text not null,
        account_name text not null,
        asked_at bigint not null,
        attempts integer not null default 0,
        next_at bigint,
        finished_at bigint
      );
      create table difference_ends (
        reference text primary key,
        outcome text not null check (outcome in ('book', 'returned', 'partner-corrects', 'write-off')),
        amount bigint not null,
        state text not null check (state in ('waiting', 'settled')),
        reason text not null,
        asked_by text not null references staff (id),
        asked_at bigint not null,
        decided_by text references staff (id),
        decided_at bigint
      );
      create unique index transfer_returns_once on transfer_returns (record) where state <> 'refused';
      create index transfer_returns_due on transfer_returns (next_at) where next_at is not null;`,
  },
  {
    id: '2012-payout-approvals',
    sql: `
      create table payout_approvals (
        reference text primary key,
        amount bigint not null,
        state text not null check (state in ('waiting', 'approved', 'refused')),
        asked_at bigint not null,
        decided_by text references staff (id),
        decided_at bigint
      );
      alter table withdrawals add column locale text not null default 'mn';
      -- The bank may have been asked for these already: nobody can refuse them any more.
      insert into payout_approvals select id, amount, 'approved', asked_at, null, asked_at from withdrawals
        where amount > 5000000 and (state <> 'pending' or attempts > 0);
      insert into payout_approvals select id, back, 'approved', sent_at, null, sent_at from refunds
        where back > 5000000 and bank_name <> 'WALLET' and (state = 'finished' or (state = 'in-process' and attempts > 0));`,
  },
  {
    id: '2018-order-pages',
    sql: `
      create table order_pages (
        ref_number text not null,
        release text not null,
        operation text not null,
        at bigint not null,
        primary key (ref_number, release, operation)
      );`,
  },
];
