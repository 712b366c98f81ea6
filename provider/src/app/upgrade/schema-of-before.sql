-- 0001-accounts
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
      create unique index passengers_by_document on passengers (user_id, document_hash);

-- 0002-idempotency
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

-- 0003-ledger
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
        deferrable initially deferred for each row execute function ledger_refuse_late_entry();

-- 0004-outbox
      create table outbox (
        id text primary key,
        channel text not null check (channel in ('email', 'sms')),
        recipient text not null,
        locale text not null,
        subject text not null,
        body text not null,
        created_at bigint not null
      );
      create index outbox_by_recipient on outbox (recipient, created_at);

-- 0004-outbox:sandbox
      create table sandbox_clock (id integer primary key check (id = 1), offset_ms bigint not null);

-- 0005-encryption-key
create table encryption_key (id integer primary key check (id = 1), fingerprint text not null);

-- 0006-rate-windows
      create unlogged table rate_windows (
        key text primary key,
        calls integer not null,
        ends_at bigint not null
      );
      create index rate_windows_by_end on rate_windows (ends_at);

-- 0020-outbox-delivery
      alter table outbox add column state text not null default 'sent' check (state in ('waiting', 'sent', 'dead'));
      alter table outbox alter column state set default 'waiting';
      alter table outbox add column attempts integer not null default 0;
      alter table outbox add column next_at bigint;
      alter table outbox add column failure text not null default '';
      alter table outbox add column is_last boolean not null default false;
      create index outbox_by_age on outbox (created_at);
      create index outbox_due on outbox (next_at) where next_at is not null;

-- 0020-outbox-delivery:sandbox
      create table sandbox_messages (
        id text primary key,
        recipient text not null,
        subject text not null,
        body text not null
      );

-- 0101-flight-seats
create table flight_seats (
      flight_key text not null,
      depart_date text not null,
      held integer not null default 0 check (held >= 0),
      sold integer not null default 0 check (sold >= 0),
      primary key (depart_date, flight_key)
    );
    create table flight_seat_holds (
      order_ref text primary key,
      flights text not null,
      seats integer not null check (seats > 0),
      state text not null check (state in ('held', 'sold'))
    );

-- 0102-flight-quotes
create table flight_quotes (
      ref_number text primary key,
      quote text not null,
      flights text not null,
      total_fare bigint not null,
      created_at bigint not null,
      expires_at bigint not null
    );
    create index flight_quotes_expires_at on flight_quotes (expires_at);

-- 0103-price-alerts
      create table price_alerts (
        id text primary key,
        user_id text references users (id),
        contact_email text not null,
        locale text not null,
        origin text not null,
        destination text not null,
        trip_type text not null check (trip_type in ('OW', 'RT')),
        depart_date text not null,
        return_date text,
        adult smallint not null,
        child smallint not null,
        infant smallint not null,
        max_price bigint not null check (max_price > 0),
        flex_date smallint not null check (flex_date in (3, 7, 15)),
        created_at bigint not null,
        ends_at bigint not null,
        stopped_at bigint,
        -- Null once nobody looks any more: stopped, or the day is over.
        next_check_at bigint,
        lowest_date text,
        lowest_total bigint,
        told boolean not null default false,
        told_at bigint
      );
      create index price_alerts_due on price_alerts (next_check_at) where next_check_at is not null;
      create index price_alerts_by_email on price_alerts (contact_email) where stopped_at is null;
      create index price_alerts_by_user on price_alerts (user_id) where stopped_at is null;
      create index price_alerts_by_end on price_alerts (ends_at);

-- 0104-air-subscriptions
      create table air_subscribers (
        email text not null,
        origin text not null,
        destination text not null,
        dial_code text not null,
        phone text not null,
        user_id text references users (id),
        locale text not null,
        created_at bigint not null,
        primary key (email, origin, destination)
      );
      create table air_unsubscriptions (id text primary key, reason text not null, created_at bigint not null);

-- 0110-price-alerts-over-towns
      alter table price_alerts add column next_trips text;
      alter table price_alerts drop constraint price_alerts_trip_type_check;
      alter table price_alerts add constraint price_alerts_trip_type_check check (trip_type in ('OW', 'RT', 'MT'));

-- 0111-airline-orders
create table airline_orders (
      offer text primary key,
      booker text not null,
      quote_ref text not null,
      airline_order text,
      change text,
      passengers jsonb not null,
      amount text not null,
      currency text not null,
      state text not null check (state in ('asked', 'held', 'paying', 'done')),
      created_at bigint not null,
      check_at bigint,
      attempts integer not null default 0
    );
    create index airline_orders_to_check on airline_orders (check_at) where check_at is not null;

-- 0111-airline-orders:sandbox
create table sandbox_airline_records (
      id text primary key,
      kind text not null,
      parent text not null,
      body jsonb not null,
      created_at bigint not null
    );
    create index sandbox_airline_records_by_parent on sandbox_airline_records (kind, parent);

-- 0201-orders
      create table flight_orders (
        ref_number text primary key,
        user_id text not null references users (id),
        quote_ref text not null,
        fingerprint text not null,
        status smallint not null check (status between 1 and 10),
        locale text not null,
        offer jsonb not null,
        travellers jsonb not null,
        contact jsonb not null,
        seats smallint not null check (seats > 0),
        total bigint not null check (total >= 0),
        paid bigint not null default 0 check (paid >= 0 and paid <= total),
        departs_at bigint not null,
        created_at bigint not null,
        pay_until bigint not null,
        paid_at bigint,
        ended_at bigint,
        issued_at bigint,
        issue_attempts integer not null default 0,
        next_issue_at bigint,
        issue_failed_at bigint,
        airline_reference text
      );
      -- Compressing it costs more than the room it saves.
      alter table flight_orders alter column offer set storage external;
      -- One living order per people and flights, and per quote: two tabs cannot make two (MNY-4).
      create unique index flight_orders_by_fingerprint on flight_orders (fingerprint) where status in (1, 2, 3, 4);
      create unique index flight_orders_by_quote on flight_orders (quote_ref) where status in (1, 2, 3, 4);
      create index flight_orders_by_user on flight_orders (user_id, created_at desc, ref_number);
      create index flight_orders_unpaid on flight_orders (pay_until) where status = 1;
      create index flight_orders_to_issue on flight_orders (next_issue_at) where status in (2, 3);

-- 0202-payments
      create table invoices (
        id text primary key,
        ref_number text not null references flight_orders (ref_number),
        partner text not null,
        partner_id text unique,
        amount bigint not null check (amount > 0),
        status text not null check (status in ('opening', 'open', 'paid', 'closed', 'failed')),
        qr_text text not null default '',
        url text not null default '',
        banks jsonb not null default '[]',
        created_at bigint not null,
        expires_at bigint not null,
        checks integer not null default 0,
        next_check_at bigint
      );
      create unique index invoices_open on invoices (ref_number) where status = 'open';
      create index invoices_by_order on invoices (ref_number, created_at);
      create index invoices_to_check on invoices (next_check_at) where next_check_at is not null;
      create table payments (
        partner text not null,
        payment_id text not null,
        invoice_id text not null references invoices (id),
        ref_number text not null references flight_orders (ref_number),
        amount bigint not null check (amount > 0),
        credited bigint not null check (credited >= 0 and credited <= amount),
        at bigint not null,
        primary key (partner, payment_id)
      );
      create index payments_by_order on payments (ref_number);
      create table currency_rates (
        currency text primary key,
        mnt text not null,
        valid_on date not null
      );
      insert into currency_rates (currency, mnt, valid_on) values
        ('MNT', '1', '2026-09-01'), ('USD', '3585.00', '2026-09-01'), ('CNY', '503.20', '2026-09-01'),
        ('KRW', '2.58', '2026-09-01'), ('RUB', '44.35', '2026-09-01'), ('JPY', '24.12', '2026-09-01');

-- 0203-sandbox-bank:sandbox
      create table sandbox_qpay_tokens (
        token_hash text primary key,
        kind text not null check (kind in ('access', 'refresh')),
        expires_at bigint not null
      );
      create table sandbox_qpay_invoices (
        id text primary key,
        sender_invoice_no text not null unique,
        description text not null,
        amount bigint not null,
        callback_url text not null,
        status text not null check (status in ('OPEN', 'CLOSED', 'CANCELED')),
        qr_text text not null,
        created_at bigint not null
      );
      create table sandbox_qpay_payments (
        id text primary key,
        invoice_id text not null references sandbox_qpay_invoices (id),
        status text not null check (status in ('PAID', 'FAILED')),
        amount bigint not null,
        created_at bigint not null
      );
      create index sandbox_qpay_payments_by_invoice on sandbox_qpay_payments (invoice_id, created_at);

-- 0204-instalments
      alter table flight_orders
        add column fee bigint not null default 0 check (fee >= 0),
        add column instalments jsonb;

-- 0205-coupons
      create table coupons (
        code text primary key,
        kind text not null check (kind in ('percent', 'amount')),
        value bigint not null check (value > 0),
        most bigint check (most > 0),
        min_total bigint not null check (min_total >= 0),
        valid_until bigint not null,
        max_uses integer check (max_uses > 0)
      );
      alter table flight_orders
        add column discount bigint not null default 0 check (discount >= 0),
        add column coupon_code text references coupons (code);
      create index flight_orders_by_coupon on flight_orders (coupon_code) where coupon_code is not null;

-- 0206-flight-changes
alter table flight_orders add column change jsonb;

-- 0220-flight-refunds
      create table flight_refunds (
        id text primary key,
        ref_number text not null references flight_orders (ref_number),
        state text not null check (state in ('sent', 'in-process', 'finished', 'refused')),
        tickets jsonb not null,
        reason text not null,
        fare bigint not null check (fare >= 0),
        fee bigint not null check (fee >= 0),
        discount bigint not null check (discount >= 0),
        back bigint not null check (back = fare - fee - discount and back > 0),
        bank_name text not null,
        account_name text not null,
        account text not null,
        masked_account text not null,
        sent_at bigint not null,
        finished_at bigint,
        attempts integer not null default 0,
        next_at bigint
      );
      create index flight_refunds_by_order on flight_refunds (ref_number, sent_at);
      create index flight_refunds_due on flight_refunds (next_at) where next_at is not null;

-- 0240-payment-methods
      alter table invoices drop constraint invoices_partner_id_key;
      create unique index invoices_by_partner on invoices (partner, partner_id);
      alter table invoices add column fee bigint not null default 0 check (fee >= 0 and fee < amount);
      alter table invoices add column account jsonb;
      alter table payments add column fee bigint not null default 0 check (fee >= 0 and fee + credited <= amount);
      create table bank_transfers (
        record bigint primary key,
        amount bigint not null check (amount > 0),
        purpose text not null,
        sender text not null,
        at bigint not null,
        invoice_id text references invoices (id)
      );

-- 0241-sandbox-transfers:sandbox
      create table sandbox_transfers (
        record bigint generated always as identity primary key,
        amount bigint not null,
        purpose text not null,
        sender text not null,
        created_at bigint not null
      );

-- 0242-sandbox-partners:sandbox
      alter table sandbox_qpay_invoices add column partner text not null default 'qpay';
      alter table sandbox_qpay_invoices add column return_url text not null default '';

-- 0243-declined-payments
alter table invoices add column declined text;

-- 0244-questions-per-partner
      alter table invoices add column looked_at bigint;
      drop index invoices_to_check;
      create index invoices_to_check on invoices (partner, next_check_at) where next_check_at is not null;

-- 0245-payments-of-their-invoice
      alter table invoices add constraint invoices_with_their_order unique (id, partner, ref_number);
      alter table payments drop constraint payments_invoice_id_fkey;
      alter table payments add constraint payments_of_their_invoice
        foreign key (invoice_id, partner, ref_number) references invoices (id, partner, ref_number);

-- 0260-payment-terms
alter table flight_orders add column terms jsonb, add column plan text;

-- 0261-part-reminders
      alter table flight_orders add column remind_at bigint;
      create index flight_orders_to_remind on flight_orders (remind_at) where remind_at is not null;
      update flight_orders set remind_at = created_at where instalments is not null and status in (1, 2, 3, 4) and paid < total;

-- 0262-loans
      alter table flight_orders add column credit_name text;

-- 0262-loans:sandbox
      create table sandbox_loans (
        id text primary key,
        reference text not null unique,
        order_ref text not null,
        amount bigint not null check (amount > 0),
        callback_url text not null,
        status text not null check (status in ('offered', 'paid-out', 'refused', 'withdrawn')),
        created_at bigint not null
      );
      create index sandbox_loans_by_order on sandbox_loans (order_ref);
      create table sandbox_loan_payouts (
        id text primary key,
        loan_id text not null references sandbox_loans (id),
        amount bigint not null,
        created_at bigint not null
      );
      create index sandbox_loan_payouts_by_loan on sandbox_loan_payouts (loan_id, created_at);

-- 0290-work-list
      create table work_items (
        kind text not null,
        reference text not null,
        amount bigint not null,
        task text not null,
        at bigint not null,
        done_at bigint,
        primary key (kind, reference)
      );
      create index open_work_items on work_items (at) where done_at is null;

-- 0291-raw-answers
alter table work_items add column raw text;

-- 0295-reconciled-days
      create table reconciled_days (
        partner text not null,
        day text not null,
        at bigint not null,
        primary key (partner, day)
      );

-- 0301-wallets
      create table wallets (
        user_id text not null references users (id),
        type text not null check (type in ('wallet', 'game')),
        number bigint generated always as identity (start with 7000000001) unique,
        primary key (user_id, type)
      );

-- 0310-wallet-money
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
      create index wallet_lines_by_way on wallet_lines (account, (amount > 0), at, transaction_id) where kind <> 'wallet-released';
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
        when (new.account like 'credit:%' or new.account like 'held:%') execute function wallet_follow_ledger();

      insert into wallet_balances (account, balance)
        select account, -sum(amount) from ledger_entries where account like 'credit:%' group by account;
      insert into wallet_lines (account, transaction_id, at, kind, reference, amount)
        select e.account, t.id, min(t.at), min(t.kind), min(t.reference), -sum(e.amount) from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id where e.account like 'credit:%' group by e.account, t.id;

-- 0311-plain-orders
      create table plain_orders (
        ref_number text primary key,
        user_id text not null references users (id),
        product text not null,
        status smallint not null check (status between 1 and 10),
        locale text not null,
        subject jsonb not null,
        total bigint not null check (total > 0),
        paid bigint not null default 0 check (paid >= 0 and paid <= total),
        created_at bigint not null,
        pay_until bigint not null,
        paid_at bigint,
        ended_at bigint,
        done_at bigint
      );
      create index plain_orders_by_user on plain_orders (user_id, created_at desc, ref_number);
      create index plain_orders_unpaid on plain_orders (pay_until) where status = 1;
      alter table invoices drop constraint invoices_ref_number_fkey;
      alter table payments drop constraint payments_ref_number_fkey;

-- 0320-sandbox-payouts:sandbox
      create table sandbox_payouts (
        reference text primary key,
        outcome text not null check (outcome in ('paid', 'refused')),
        bank text not null,
        amount bigint not null check (amount > 0),
        at bigint not null
      );

-- 0321-withdrawals
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
      create index withdrawals_due on withdrawals (next_at) where next_at is not null;

-- 0330-identity-imports
      create table identity_imports (
        state_hash text primary key,
        session_hash text not null,
        locale text not null,
        created_at bigint not null
      );
      create index identity_imports_by_age on identity_imports (created_at);

-- 0330-identity-imports:sandbox
      create table sandbox_dan_grants (
        code_hash text primary key,
        token_hash text unique,
        person text not null,
        scope text not null,
        created_at bigint not null
      );

-- 0331-own-sessions
      alter table sessions
        add column id text not null default gen_random_uuid()::text unique,
        add column device text not null default '',
        add column used_at bigint not null default 0;
      update sessions set used_at = created_at;

-- 0332-deleted-accounts
      alter table users drop constraint users_check;
      alter table users add constraint users_can_be_reached check (email is not null or phone is not null or password_hash = 'deleted');

-- 0333-contact-changes
      alter table users
        add column email_changed_at bigint,
        add column phone_changed_at bigint,
        add column money_frozen_at bigint;
      create table contact_changes (
        id text primary key,
        user_id text not null references users (id),
        changed_at bigint not null,
        reported_at bigint
      );
      create index contact_changes_by_user on contact_changes (user_id);

-- 0334-spelled-phones
create index users_by_spelled_phone on users ((dial_code || phone)) where phone is not null;

-- 0335-renewed-browsers
      create index known_browsers_by_browser on known_browsers (browser);
      create index attempts_by_browser on attempts (browser) where browser <> '';

-- 0336-passenger-revisions
alter table passengers add column revision integer not null default 1;

-- 0337-known-passwords
alter table users add column has_password boolean not null default true;

-- 0400-order-products
      alter table flight_orders
        add column product text not null default 'flight' check (product in ('flight', 'esim')),
        add column item jsonb;
      alter table flight_orders add check ((product = 'flight') = (item is null));

-- 0400-order-products:sandbox
      create table sandbox_esims (
        order_id text primary key,
        description text not null,
        package_id text not null,
        iccid text not null,
        matching_id text not null,
        created_at bigint not null
      );
      create index sandbox_esims_by_description on sandbox_esims (description);

-- 0450-esim-top-ups:sandbox
      create table sandbox_esim_top_ups (
        order_id text primary key,
        description text not null,
        package_id text not null,
        iccid text not null,
        created_at bigint not null
      );
      create index sandbox_esim_top_ups_by_description on sandbox_esim_top_ups (description);
      create index sandbox_esim_top_ups_by_iccid on sandbox_esim_top_ups (iccid);
      create index sandbox_esims_by_iccid on sandbox_esims (iccid);

-- 0451-esim-watches
      create table esim_watches (
        ref_number text primary key,
        iccid text not null,
        told text not null default 'none' check (told in ('none', 'low', 'gone')),
        attempts integer not null default 0,
        next_at bigint
      );
      create index esim_watches_due on esim_watches (next_at) where next_at is not null;

-- 0490-orders-list
      alter table flight_orders add column words text not null default '';
      update flight_orders set words = lower(ref_number || ' ' || coalesce(item->>'title', '') || ' ' || coalesce(
        (select string_agg(distinct town, ' ') from (
          select jsonb_path_query(offer, '$.trips[*].flights[*].departure_city_name') #>> '{}' as town
          union select jsonb_path_query(offer, '$.trips[*].flights[*].arrival_city_name') #>> '{}') as towns), ''));
      alter table plain_orders add column words text not null default '';
      update plain_orders set words = lower(ref_number);
      create index flight_orders_by_time on flight_orders (user_id, created_at, ref_number) include (product, status);
      create index plain_orders_by_time on plain_orders (user_id, created_at, ref_number) include (product, status);
      drop index flight_orders_by_user;
      drop index plain_orders_by_user;
      create view customer_orders as
        select ref_number, user_id, product, status, created_at, pay_until, words from flight_orders
        union all select ref_number, user_id, product, status, created_at, pay_until, words from plain_orders;

-- 0500-hotels
      alter table flight_orders drop constraint if exists flight_orders_product_check;
      create table hotel_quotes (
        uid text primary key,
        user_id text not null references users (id),
        quote jsonb not null,
        expires_at bigint not null
      );
      create index hotel_quotes_by_user on hotel_quotes (user_id);
      create index hotel_quotes_by_end on hotel_quotes (expires_at);
      create table saved_hotels (
        id text primary key,
        user_id text not null references users (id),
        tapa_code text not null,
        price bigint,
        saved_at bigint not null,
        unique (user_id, tapa_code)
      );

-- 0500-hotels:sandbox
      create table sandbox_hotel_bookings (
        confirmation text primary key,
        reference text not null,
        booking jsonb not null,
        cancelled_at bigint,
        created_at bigint not null
      );
      create index sandbox_hotel_bookings_by_reference on sandbox_hotel_bookings (reference);

-- 0501-hotel-quotes-keep-rates
delete from hotel_quotes;

-- 0701-content
      create table help_groups (
        locale text not null,
        slug text not null,
        position smallint not null,
        icon text not null,
        title text not null,
        primary key (locale, slug)
      );
      create table help_items (
        locale text not null,
        group_slug text not null,
        slug text not null,
        position smallint not null,
        icon text not null,
        question text not null,
        answer text not null,
        updated_on text not null,
        primary key (locale, group_slug, slug),
        foreign key (locale, group_slug) references help_groups (locale, slug) on delete cascade
      );
      create table news_items (
        locale text not null,
        slug text not null,
        published_on text not null,
        picture text not null,
        title text not null,
        text text not null,
        primary key (locale, slug)
      );
      create index news_items_newest on news_items (locale, published_on desc, slug);
      create table content_seed (id smallint primary key check (id = 1), digest text not null);

-- 0702-requests
      create table customer_requests (
        id text primary key,
        kind text not null check (kind in ('help', 'corporate', 'callback', 'info')),
        user_id text references users (id),
        locale text not null,
        name text not null,
        dial_code text not null,
        phone text not null,
        email text not null,
        ref_number text not null,
        about text not null,
        message text not null,
        created_at bigint not null
      );
      create index customer_requests_newest on customer_requests (kind, created_at);
      create table newsletter_readers (email text primary key, locale text not null, created_at bigint not null);

-- 0703-travel-requests
      alter table customer_requests drop constraint customer_requests_kind_check;
      alter table customer_requests add constraint customer_requests_kind_check
        check (kind in ('help', 'corporate', 'callback', 'info', 'travel'));

-- 0704-promotions
      create table promotions (
        locale text not null,
        slug text not null,
        position smallint not null,
        target text not null,
        until text,
        title text not null,
        text text not null,
        primary key (locale, slug)
      );

-- 0710-lotteries
      create table cart_items (
        user_id text not null references users (id),
        product text not null,
        quantity integer not null check (quantity between 1 and 20),
        added_at bigint not null,
        primary key (user_id, product)
      );
      create table lottery_series (
        id text primary key,
        game_code text not null,
        size integer not null check (size > 0),
        next_number integer not null default 1,
        sealed_seed text not null,
        commitment text not null,
        opened_at bigint not null,
        closes_at bigint not null
      );
      create table lottery_tickets (
        id text primary key,
        series_id text not null references lottery_series (id),
        number integer not null check (number between 1 and 99999),
        user_id text not null references users (id),
        ref_number text not null references plain_orders (ref_number),
        scratched_at bigint,
        unique (series_id, number)
      );
      create index lottery_tickets_by_order on lottery_tickets (ref_number);
      create index lottery_tickets_by_user on lottery_tickets (user_id, series_id);
      create table lottery_exclusions (
        user_id text primary key references users (id),
        until bigint not null
      );
      create table lottery_contacts (
        ref_number text primary key references plain_orders (ref_number),
        user_id text not null references users (id),
        email text not null
      );

-- 0711-shipments
      create table shipment_locations (
        user_id text primary key references users (id),
        location jsonb not null,
        saved_at bigint not null
      );
      create table lottery_shipments (
        ref_number text primary key references plain_orders (ref_number),
        user_id text not null references users (id),
        location jsonb not null,
        changed_at bigint not null
      );
      create index lottery_shipments_by_user on lottery_shipments (user_id);

-- 0720-bus-seats
      create table bus_seats (
        run text not null,
        seat smallint not null check (seat > 0),
        ref_number text not null references flight_orders (ref_number),
        primary key (run, seat)
      );
      create index bus_seats_by_order on bus_seats (ref_number);

-- 0720-bus-seats:sandbox
      create table sandbox_bus_tickets (
        id text primary key,
        reference text not null,
        code text not null,
        run text not null,
        seat smallint not null,
        cancelled_at bigint,
        created_at bigint not null
      );
      create index sandbox_bus_tickets_by_reference on sandbox_bus_tickets (reference);
      create unique index sandbox_bus_tickets_good on sandbox_bus_tickets (run, seat) where cancelled_at is null;

-- 0721-train-places
      create table train_locks (
        id text primary key,
        partner_lock text not null,
        train text not null,
        wagon smallint not null check (wagon > 0),
        places text not null,
        expires_at bigint not null,
        ref_number text references flight_orders (ref_number)
      );
      create index train_locks_by_end on train_locks (expires_at) where ref_number is null;
      create table train_places (
        run text not null,
        wagon smallint not null check (wagon > 0),
        place smallint not null check (place > 0),
        ref_number text not null references flight_orders (ref_number),
        primary key (run, wagon, place)
      );
      create index train_places_by_order on train_places (ref_number);

-- 0721-train-places:sandbox
      create table sandbox_train_places (
        run text not null,
        wagon smallint not null,
        place smallint not null,
        lock_id text not null,
        until bigint not null,
        reference text,
        ticket text unique,
        primary key (run, wagon, place)
      );
      create index sandbox_train_places_by_lock on sandbox_train_places (lock_id);
      create index sandbox_train_places_by_reference on sandbox_train_places (reference);

-- 0726-transports:sandbox
      create table sandbox_transport_bookings (
        confirmation text primary key,
        reference text not null,
        transport text not null,
        date text not null,
        days integer not null,
        driver integer not null,
        cancelled boolean not null default false,
        created_at bigint not null
      );
      create index sandbox_transport_bookings_by_reference on sandbox_transport_bookings (reference);

-- 0740-insurance:sandbox
      create table sandbox_policies (
        number text primary key,
        reference text not null,
        product text not null,
        insured integer not null,
        created_at bigint not null
      );
      create index sandbox_policies_by_reference on sandbox_policies (reference);

-- 0741-policies-given-up:sandbox
alter table sandbox_policies add column cancellations integer not null default 0;

-- 0780-game-rounds
      create table game_rounds (
        id text primary key,
        user_id text not null references users (id),
        stake bigint not null check (stake > 0),
        sealed_seed text not null,
        commitment text not null,
        dealt_at bigint not null,
        played_at bigint
      );
      create unique index game_rounds_next on game_rounds (user_id) where played_at is null;
      create index game_rounds_played on game_rounds (user_id, played_at) where played_at is not null;

-- 0781-rides
      create table rides (
        id text primary key,
        user_id text not null references users (id),
        vehicle text not null,
        vehicle_type integer not null,
        plate_no text not null,
        started_at bigint not null,
        ended_at bigint,
        price bigint check (price >= 0),
        check ((ended_at is null) = (price is null))
      );
      create unique index rides_of_vehicle on rides (vehicle) where ended_at is null;
      create unique index rides_of_customer on rides (user_id) where ended_at is null;
      create index rides_by_user on rides (user_id);

-- 0785-rides-are-ended
      alter table rides add column locale text not null default 'mn';
      alter table rides add column end_at bigint;
      alter table rides add column end_tries integer not null default 0;
      update rides set end_at = started_at + 7200000;
      alter table rides alter column end_at set not null;
      create index rides_to_end on rides (end_at) where ended_at is null;

-- 0800-trips:sandbox
      create table sandbox_trip_bookings (
        confirmation text primary key,
        reference text not null,
        trip text not null,
        date text not null,
        people integer not null,
        created_at bigint not null
      );
      create index sandbox_trip_bookings_by_reference on sandbox_trip_bookings (reference);

-- 0801-receipts
      create table tax_receipts (
        number bigint generated always as identity primary key,
        ref_number text not null references flight_orders (ref_number),
        status text not null check (status in ('sending', 'sent', 'replaced', 'returned')),
        amount bigint not null check (amount > 0),
        lines jsonb not null,
        is_company boolean not null,
        company_register text not null,
        company_name text not null,
        company_tin text,
        replaces text,
        day text not null,
        ask_again_at bigint,
        unsure boolean not null default false,
        receipt_id text unique,
        receipt_date text,
        sent_at bigint
      );
      -- One receipt in force and one on its way, whatever happens side by side.
      create unique index tax_receipts_in_force on tax_receipts (ref_number) where status = 'sent';
      create unique index tax_receipts_on_their_way on tax_receipts (ref_number) where status = 'sending';
      create index tax_receipts_by_order on tax_receipts (ref_number, number);
      create index tax_receipts_to_ask on tax_receipts (ask_again_at) where ask_again_at is not null;

-- 0802-sandbox-tax-office:sandbox
      create table sandbox_tax_receipts (
        id text primary key,
        bill_id_suffix text not null,
        day text not null,
        content_hash text not null,
        type text not null,
        customer_tin text,
        inactive_id text,
        total_amount bigint not null,
        status text not null check (status in ('MADE', 'REPLACED', 'RETURNED')),
        date text not null,
        unique (day, bill_id_suffix)
      );

-- 0805-trips-given-back:sandbox
alter table sandbox_trip_bookings add column cancelled_at bigint;

-- 0811-receipts-of-rides
      alter table tax_receipts drop constraint tax_receipts_ref_number_fkey;
      -- A reference is an order's or a ride's, and either is there.
      alter table tax_receipts
        add column order_ref text generated always as (case when ref_number like 'RIDE-%' then null else ref_number end) stored
          references flight_orders (ref_number),
        add column ride_ref text generated always as (case when ref_number like 'RIDE-%' then ref_number end) stored
          references rides (id);

-- 0821-trips-with-a-deposit:sandbox
alter table sandbox_trip_bookings add column rest bigint not null default 0;

-- 0831-train-legs
      alter table train_places drop constraint train_places_pkey;
      alter table train_places add column leg smallint not null default 0 check (leg between 0 and 99);
      insert into train_places (run, wagon, place, leg, ref_number)
        select run, wagon, place, later, ref_number from train_places, generate_series(1, 99) as later;
      alter table train_places alter column leg drop default;
      alter table train_places add primary key (run, wagon, place, leg);

-- 0831-train-legs:sandbox
      alter table sandbox_train_places drop constraint sandbox_train_places_pkey;
      alter table sandbox_train_places drop constraint sandbox_train_places_ticket_key;
      alter table sandbox_train_places add column leg smallint not null default 0;
      insert into sandbox_train_places (run, wagon, place, leg, lock_id, until, reference, ticket)
        select run, wagon, place, later, lock_id, until, reference, ticket
        from sandbox_train_places, generate_series(1, 99) as later;
      alter table sandbox_train_places alter column leg drop default;
      alter table sandbox_train_places add primary key (run, wagon, place, leg);
      alter table sandbox_train_places add unique (ticket, leg);

-- 0832-train-lock-owner
      alter table train_locks add column user_id text;
      create unique index train_locks_open on train_locks (user_id) where ref_number is null;

-- 0833-card-layouts
alter table lottery_series add column card_layout smallint not null default 1 check (card_layout in (1, 2));

-- 0834-refund-payout-from
alter table flight_refunds add column payout_from bigint;
