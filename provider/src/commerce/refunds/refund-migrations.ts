import type { Migration } from '../../platform/database/migrate.ts';

/** What was refunded, on its way to the customer. */
export const refundMigrations: readonly Migration[] = [
  {
    id: '1060-refunds',
    sql: `
      create table refunds (
        id text primary key,
        ref_number text not null references orders (ref_number),
        state text not null check (state in ('sent', 'in-process', 'finished', 'refused')),
        tickets jsonb not null,
        reason text not null,
        fare bigint not null check (fare >= 0),
        fee bigint not null check (fee >= 0),
        discount bigint not null check (discount >= 0),
        back bigint not null,
        bank_name text not null,
        account_name text not null,
        account text not null,
        masked_account text not null,
        sent_at bigint not null,
        finished_at bigint,
        attempts integer not null default 0,
        next_at bigint,
        payout_from bigint,
        check ((back = ((fare - fee) - discount)) and (back > 0))
      );
      create index refunds_by_order on refunds (ref_number, sent_at);
      create index refunds_due on refunds (next_at) where next_at is not null;`,
  },
];
