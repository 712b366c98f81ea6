import type { Migration } from '../../platform/database/migrate.ts';

/** Coupons. */
export const couponMigrations: readonly Migration[] = [
  {
    id: '1030-coupons',
    sql: `
      create table coupons (
        code text primary key,
        kind text not null check (kind in ('percent', 'amount')),
        value bigint not null check (value > 0),
        most bigint check (most > 0),
        min_total bigint not null check (min_total >= 0),
        valid_until bigint not null,
        max_uses integer check (max_uses > 0)
      );`,
  },
  {
    id: '2013-coupons-of-the-office',
    sql: `
      alter table coupons
        add column made_by text,
        add column ended_by text;`,
  },
];
