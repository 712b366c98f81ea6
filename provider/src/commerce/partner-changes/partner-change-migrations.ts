import type { Migration } from '../../platform/database/migrate.ts';

/** Changes of what was sold by the partner that makes it. Orders that have their goods already are asked about as well; those whose journey is over drop out at their first turn. */
export const partnerChangeMigrations: readonly Migration[] = [
  {
    id: '2021-partner-changes',
    sql: `
      create table partner_changes (
        id text primary key,
        ref_number text not null references orders (ref_number),
        partner_id text not null,
        state text not null
          check (state in ('open', 'accepting', 'accepted', 'refunded', 'replaced', 'withdrawn', 'ended')),
        before jsonb not null,
        after jsonb not null,
        arrived_at bigint not null,
        answer_by bigint not null,
        answered_by text check (answered_by in ('customer', 'office', 'time')),
        answered_at bigint,
        next_at bigint,
        attempts integer not null default 0
      );
      create unique index partner_changes_living on partner_changes (ref_number) where state in ('open', 'accepting');
      create index partner_changes_by_order on partner_changes (ref_number, arrived_at);
      create index partner_changes_due on partner_changes (next_at) where next_at is not null;
      create table order_watches (
        ref_number text primary key references orders (ref_number),
        look_at bigint not null,
        looks integer not null default 0
      );
      create index order_watches_due on order_watches (look_at);
      insert into order_watches (ref_number, look_at)
        select ref_number, 0 from orders where status in (4, 7) and product in ('flight', 'bus', 'train');`,
  },
];
