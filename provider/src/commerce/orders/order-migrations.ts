import type { Migration } from '../../platform/database/migrate.ts';

/** Tables of bookings, payments and the sandbox's payment partner. */
export const orderMigrations: readonly Migration[] = [
  {
    id: '0201-orders',
    sql: `
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
      create index flight_orders_to_issue on flight_orders (next_issue_at) where status in (2, 3);`,
  },
  {
    id: '0202-payments',
    sql: `
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
        ('KRW', '2.58', '2026-09-01'), ('RUB', '44.35', '2026-09-01'), ('JPY', '24.12', '2026-09-01');`,
  },
  {
    id: '0203-sandbox-bank',
    sandbox: `
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
      create index sandbox_qpay_payments_by_invoice on sandbox_qpay_payments (invoice_id, created_at);`,
  },
  {
    id: '0204-instalments',
    sql: `
      alter table flight_orders
        add column fee bigint not null default 0 check (fee >= 0),
        add column instalments jsonb;`,
  },
  {
    id: '0205-coupons',
    sql: `
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
      create index flight_orders_by_coupon on flight_orders (coupon_code) where coupon_code is not null;`,
  },
  {
    id: '0206-flight-changes',
    sql: `alter table flight_orders add column change jsonb;`,
  },
  {
    id: '0260-payment-terms',
    sql: `alter table flight_orders add column terms jsonb, add column plan text;`,
  },
  {
    id: '0261-part-reminders',
    sql: `
      alter table flight_orders add column remind_at bigint;
      create index flight_orders_to_remind on flight_orders (remind_at) where remind_at is not null;
      update flight_orders set remind_at = created_at where instalments is not null and status in (1, 2, 3, 4) and paid < total;`,
  },
  {
    id: '0262-loans',
    sql: `
      alter table flight_orders add column credit_name text;`,
    sandbox: `
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
      create index sandbox_loan_payouts_by_loan on sandbox_loan_payouts (loan_id, created_at);`,
  },
];
