import type { Migration } from '../../platform/database/migrate.ts';

/** Refunds of tickets. */
export const refundMigrations: readonly Migration[] = [
  {
    id: '0220-flight-refunds',
    sql: `
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
      create index flight_refunds_due on flight_refunds (next_at) where next_at is not null;`,
  },
  {
    // Refunds that are under way were asked for before an account had to settle.
    id: '0834-refund-payout-from',
    sql: 'alter table flight_refunds add column payout_from bigint',
  },
];
