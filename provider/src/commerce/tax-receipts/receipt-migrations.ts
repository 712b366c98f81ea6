import type { Migration } from '../../platform/database/migrate.ts';

/** Tax receipts, and the books of the sandbox's tax office. Neither has a place for lottery or QR text: nobody may keep them. */
export const receiptMigrations: readonly Migration[] = [
  {
    id: '1200-tax-receipts',
    sql: `
      create table tax_receipts (
        number bigint generated always as identity primary key,
        ref_number text not null,
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
        sent_at bigint,
        -- A reference is an order's or a ride's, and either is there.
        order_ref text generated always as (case when (ref_number like 'RIDE-%') then null else ref_number end) stored references orders (ref_number),
        ride_ref text generated always as (case when (ref_number like 'RIDE-%') then ref_number else null end) stored references rides (id)
      );
      -- One receipt in force and one on its way, whatever happens side by side.
      create unique index tax_receipts_in_force on tax_receipts (ref_number) where status = 'sent';
      create unique index tax_receipts_on_their_way on tax_receipts (ref_number) where status = 'sending';
      create index tax_receipts_by_order on tax_receipts (ref_number, number);
      create index tax_receipts_to_ask on tax_receipts (ask_again_at) where ask_again_at is not null;`,
    sandbox: `
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
      );`,
  },
];
