import type { Migration } from '../../platform/database/migrate.ts';

/** Orders of everything that is sold. */
export const orderMigrations: readonly Migration[] = [
  {
    id: '1040-orders',
    sql: `
      create table orders (
        ref_number text primary key,
        user_id text not null references users (id),
        quote_ref text not null,
        fingerprint text not null,
        status smallint not null check (status between 1 and 10),
        locale text not null,
        offer jsonb,
        travellers jsonb not null,
        contact jsonb not null,
        quantity smallint not null check (quantity > 0),
        total bigint not null check (total >= 0),
        paid bigint not null default 0,
        starts_at bigint not null,
        created_at bigint not null,
        pay_until bigint not null,
        paid_at bigint,
        ended_at bigint,
        fulfilled_at bigint,
        fulfil_attempts integer not null default 0,
        next_fulfil_at bigint,
        fulfil_failed_at bigint,
        confirmation text,
        fee bigint not null default 0 check (fee >= 0),
        instalments jsonb,
        discount bigint not null default 0 check (discount >= 0),
        coupon_code text references coupons (code),
        change jsonb,
        instalment_terms jsonb,
        instalment_plan text,
        next_reminder_at bigint,
        credit_name text,
        product text not null default 'flight',
        item jsonb,
        search_text text not null default '',
        check (paid >= 0 and paid <= total),
        check ((product = 'flight') = (item is null)),
        check ((product = 'flight') = (offer is not null))
      );
      -- Compressing it costs more than the room it saves.
      alter table orders alter column offer set storage external;
      -- One living order per people and goods, and per quote: two tabs cannot make two (MNY-4).
      create unique index orders_by_fingerprint on orders (fingerprint) where status in (1, 2, 3, 4);
      create unique index orders_by_quote on orders (quote_ref) where status in (1, 2, 3, 4);
      create index orders_unpaid on orders (pay_until) where status = 1;
      create index orders_to_fulfil on orders (next_fulfil_at) where status in (2, 3);
      create index orders_by_coupon on orders (coupon_code) where coupon_code is not null;
      create index orders_to_remind on orders (next_reminder_at) where next_reminder_at is not null;
      create index orders_by_time on orders (user_id, created_at, ref_number) include (product, status);`,
  },
];
