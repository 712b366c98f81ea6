import type { Migration } from '../database/migrate.ts';

/** Ways to pay over the orders of 0202: 024x. */
export const paymentMigrations: readonly Migration[] = [
  {
    id: '0240-payment-methods',
    sql: `
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
      );`,
  },
  {
    id: '0241-sandbox-transfers',
    sandbox: `
      create table sandbox_transfers (
        record bigint generated always as identity primary key,
        amount bigint not null,
        purpose text not null,
        sender text not null,
        created_at bigint not null
      );`,
  },
  {
    id: '0242-sandbox-partners',
    sandbox: `
      alter table sandbox_qpay_invoices add column partner text not null default 'qpay';
      alter table sandbox_qpay_invoices add column return_url text not null default '';`,
  },
  {
    id: '0243-declined-payments',
    sql: 'alter table invoices add column declined text;',
  },
];
