import type { Migration } from '../../platform/database/migrate.ts';

/** Invoices and the money that came, rates of currencies, and the partners of the sandbox. */
export const paymentMigrations: readonly Migration[] = [
  {
    id: '1050-payments',
    sql: `
      create table invoices (
        id text primary key,
        ref_number text not null references orders (ref_number),
        partner text not null,
        partner_id text,
        amount bigint not null check (amount > 0),
        status text not null check (status in ('opening', 'open', 'paid', 'closed', 'failed')),
        qr_text text not null default '',
        url text not null default '',
        banks jsonb not null default '[]'::jsonb,
        created_at bigint not null,
        expires_at bigint not null,
        checks integer not null default 0,
        next_check_at bigint,
        fee bigint not null default 0,
        account jsonb,
        declined text,
        looked_at bigint,
        check (fee >= 0 and fee < amount),
        constraint invoices_with_their_order unique (id, partner, ref_number)
      );
      create unique index invoices_open on invoices (ref_number) where status = 'open';
      create index invoices_by_order on invoices (ref_number, created_at);
      create unique index invoices_by_partner on invoices (partner, partner_id);
      create index invoices_to_check on invoices (partner, next_check_at) where next_check_at is not null;
      create table payments (
        partner text not null,
        payment_id text not null,
        invoice_id text not null,
        ref_number text not null references orders (ref_number),
        amount bigint not null check (amount > 0),
        credited bigint not null,
        at bigint not null,
        fee bigint not null default 0,
        check (credited >= 0 and credited <= amount),
        primary key (partner, payment_id),
        check (fee >= 0 and ((fee + credited) <= amount)),
        constraint payments_of_their_invoice foreign key (invoice_id, partner, ref_number) references invoices (id, partner, ref_number)
      );
      create index payments_by_order on payments (ref_number);
      create table bank_transfers (
        record bigint primary key,
        amount bigint not null check (amount > 0),
        purpose text not null,
        sender text not null,
        at bigint not null,
        invoice_id text references invoices (id)
      );
      create table currency_rates (
        currency text primary key,
        mnt text not null,
        valid_on date not null
      );
      insert into currency_rates (currency, mnt, valid_on) values
        ('MNT', '1', '2026-09-01'), ('USD', '3585.00', '2026-09-01'), ('CNY', '503.20', '2026-09-01'),
        ('KRW', '2.58', '2026-09-01'), ('RUB', '44.35', '2026-09-01'), ('JPY', '24.12', '2026-09-01');`,
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
        created_at bigint not null,
        partner text not null default 'qpay',
        return_url text not null default ''
      );
      create table sandbox_qpay_payments (
        id text primary key,
        invoice_id text not null references sandbox_qpay_invoices (id),
        status text not null check (status in ('PAID', 'FAILED')),
        amount bigint not null,
        created_at bigint not null
      );
      create index sandbox_qpay_payments_by_invoice on sandbox_qpay_payments (invoice_id, created_at);
      create table sandbox_transfers (
        record bigint generated always as identity primary key,
        amount bigint not null,
        purpose text not null,
        sender text not null,
        created_at bigint not null
      );
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
  {
    id: '2015-lender-answers',
    sql: 'alter table invoices add column answered_at bigint;',
  },
];
