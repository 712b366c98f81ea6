import type { Migration } from '../../platform/database/migrate.ts';

/** Orders of every table as one list: found by customer and time, whatever else is asked for, and searched by their words. */
export const orderListMigrations: readonly Migration[] = [
  {
    id: '0490-orders-list',
    sql: `
      alter table flight_orders add column words text not null default '';
      update flight_orders set words = lower(ref_number || ' ' || coalesce(item->>'title', '') || ' ' || coalesce(
        (select string_agg(distinct town, ' ') from (
          select jsonb_path_query(offer, '$.trips[*].flights[*].departure_city_name') #>> '{}' as town
          union select jsonb_path_query(offer, '$.trips[*].flights[*].arrival_city_name') #>> '{}') as towns), ''));
      alter table plain_orders add column words text not null default '';
      update plain_orders set words = lower(ref_number);
      create index flight_orders_by_time on flight_orders (user_id, created_at, ref_number) include (product, status);
      create index plain_orders_by_time on plain_orders (user_id, created_at, ref_number) include (product, status);
      drop index flight_orders_by_user;
      drop index plain_orders_by_user;
      create view customer_orders as
        select ref_number, user_id, product, status, created_at, pay_until, words from flight_orders
        union all select ref_number, user_id, product, status, created_at, pay_until, words from plain_orders;`,
  },
];
