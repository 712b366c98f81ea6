import type { Migration } from '../../platform/database/migrate.ts';

/** Carts and lotteries. A ticket has its number from the moment it is ordered; what it wins follows from that and the secret of its series. */
export const lotteryMigrations: readonly Migration[] = [
  {
    id: '1150-lotteries',
    sql: `
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
        closes_at bigint not null,
        card_layout smallint not null default 1 check (card_layout in (1, 2))
      );
      create table lottery_tickets (
        id text primary key,
        series_id text not null references lottery_series (id),
        number integer not null check (number between 1 and 99999),
        user_id text not null references users (id),
        ref_number text not null references orders (ref_number),
        scratched_at bigint,
        unique (series_id, number)
      );
      create index lottery_tickets_by_order on lottery_tickets (ref_number);
      create index lottery_tickets_by_user on lottery_tickets (user_id, series_id);
      create table lottery_exclusions (
        user_id text primary key references users (id),
        until bigint not null
      );
      create table shipment_locations (
        user_id text primary key references users (id),
        location jsonb not null,
        saved_at bigint not null
      );
      create table lottery_shipments (
        ref_number text primary key references orders (ref_number),
        user_id text not null references users (id),
        location jsonb not null,
        changed_at bigint not null
      );
      create index lottery_shipments_by_user on lottery_shipments (user_id);`,
  },
  {
    id: '2016-office-lotteries',
    sql: `
      alter table lottery_series add column draws_at bigint;
      create table office_lotteries (
        code text primary key,
        series_id text not null unique references lottery_series (id),
        wish text not null unique,
        kind text not null check (kind in ('lottery', 'ilottery')),
        names jsonb not null,
        price bigint not null check (price > 0),
        size integer not null check (size > 0),
        prizes jsonb not null,
        revision integer not null
      );`,
  },
  {
    id: '2016-prize-reports',
    sql: `
      create table prize_reports (
        ticket text primary key references lottery_tickets (id),
        user_id text not null references users (id),
        amount bigint not null check (amount > 0),
        phone text not null,
        reported_at bigint not null,
        paid_at bigint
      );
      create index prize_reports_by_user on prize_reports (user_id);`,
  },
];
