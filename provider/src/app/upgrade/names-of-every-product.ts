import type { Migration } from '../../platform/database/migrate.ts';

/** Indexes and constraints are named after their table. */
const renameBelow = (table: string, before: string) => `
      do $$
      declare one record;
      begin
        for one in select conname from pg_constraint where conrelid = '${table}'::regclass and conname like '${before}%' loop
          execute format('alter table ${table} rename constraint %I to %I', one.conname, '${table}' || substr(one.conname, ${before.length + 1}));
        end loop;
        for one in select indexname from pg_indexes where tablename = '${table}' and indexname like '${before}%' loop
          execute format('alter index %I rename to %I', one.indexname, '${table}' || substr(one.indexname, ${before.length + 1}));
        end loop;
      end $$;`;

/**
 * Tables that hold things of every product lose the name of the first one, flights. Units of the inventory are seats of a flight, nights of a room, places of a trip and days of a car.
 */
export const namesOfEveryProduct: Migration = {
  id: '0900-names-of-every-product',
  sql: `
      drop view customer_orders;
      alter table flight_orders rename to orders;
      ${renameBelow('orders', 'flight_orders')}
      alter index orders_to_issue rename to orders_to_fulfil;
      alter table orders rename column airline_reference to confirmation;
      alter table orders rename column departs_at to starts_at;
      alter table orders rename column issued_at to fulfilled_at;
      alter table orders rename column issue_attempts to fulfil_attempts;
      alter table orders rename column next_issue_at to next_fulfil_at;
      alter table orders rename column issue_failed_at to fulfil_failed_at;
      alter table orders rename column seats to quantity;
      alter table orders rename column words to search_text;
      alter table orders rename column remind_at to next_reminder_at;
      alter table orders rename column terms to instalment_terms;
      alter table orders rename column plan to instalment_plan;
      alter table plain_orders rename column words to search_text;
      create view customer_orders as
        select ref_number, user_id, product, status, created_at, pay_until, search_text from orders
        union all select ref_number, user_id, product, status, created_at, pay_until, search_text from plain_orders;
      alter table flight_refunds rename to refunds;
      ${renameBelow('refunds', 'flight_refunds')}
      alter table flight_seats rename to inventory;
      ${renameBelow('inventory', 'flight_seats')}
      alter table inventory rename column flight_key to resource;
      alter table inventory rename column depart_date to date;
      alter table flight_seat_holds rename to inventory_holds;
      ${renameBelow('inventory_holds', 'flight_seat_holds')}
      alter table inventory_holds rename column flights to units;
      alter table inventory_holds rename column seats to quantity;
      update inventory_holds set units = replace(units, '"flightKey":', '"resource":');
      alter table flight_quotes rename column flights to units;
      update flight_quotes set units = replace(units, '"flightKey":', '"resource":');`,
  sandbox: `
      update sandbox_airline_records set body = replace(body::text, '"flightKey":', '"resource":')::jsonb where kind = 'change-offer';`,
};
