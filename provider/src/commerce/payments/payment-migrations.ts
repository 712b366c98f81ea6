import type { Migration } from '../../platform/database/migrate.ts';

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
  {
    id: '0244-questions-per-partner',
    sql: `
      alter table invoices add column looked_at bigint;
      drop index invoices_to_check;
      create index invoices_to_check on invoices (partner, next_check_at) where next_check_at is not null;`,
  },
  {
    id: '0245-payments-of-their-invoice',
    sql: `
      alter table invoices add constraint invoices_with_their_order unique (id, partner, ref_number);
      alter table payments drop constraint payments_invoice_id_fkey;
      alter table payments add constraint payments_of_their_invoice
        foreign key (invoice_id, partner, ref_number) references invoices (id, partner, ref_number);`,
  },
];
