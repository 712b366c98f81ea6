import type { Migration } from '../../platform/database/migrate.ts';

/** Orders of one thing at one price. An invoice may be for one of them, so that it names no table. */
export const plainOrderMigrations: readonly Migration[] = [
  {
    id: '0311-plain-orders',
    sql: `
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
      alter table payments drop constraint payments_ref_number_fkey;`,
  },
];
