import type { Migration } from '../../platform/database/migrate.ts';

/** Constraints that a column is not null are named after it, where the engine names them. */
const notNullByColumn = `
      do $$
      declare one record;
      begin
        for one in select conrelid::regclass as of, conname, format('%s_%s_not_null', relname, attname) as wanted
          from pg_constraint join pg_class on pg_class.oid = conrelid join pg_attribute on attrelid = conrelid and attnum = conkey[1]
          where contype = 'n' and connamespace = 'public'::regnamespace and conname <> format('%s_%s_not_null', relname, attname) loop
          execute format('alter table %s rename constraint %I to %I', one.of, one.conname, one.wanted);
        end loop;
      end $$;`;

/** What is there with the money (top-ups, lottery tickets) is an order like any other, and what is no flight keeps none. An order's address for news is its contact. */
export const oneOrder: Migration = {
  id: '0901-one-order',
  sql: `
      drop view customer_orders;
      alter table orders alter column offer drop not null;
      update orders set offer = null where product <> 'flight';
      insert into orders (ref_number, user_id, product, item, quote_ref, fingerprint, status, locale, travellers, contact, quantity, total, paid,
          starts_at, created_at, pay_until, paid_at, ended_at, fulfilled_at, search_text)
        select p.ref_number, p.user_id, p.product,
          case when p.product = 'lottery' then '{"delivery_fee": 0}'::jsonb || p.subject else p.subject end,
          p.ref_number, p.ref_number, p.status, p.locale, '[]',
          jsonb_build_object(
            'contact_name', trim(u.last_name || ' ' || u.first_name),
            'contact_email', coalesce(case when p.product = 'lottery' then c.email else u.email end, ''),
            'contact_dial_code', '', 'contact_phone', '', 'is_company', false, 'company_register', ''),
          1, p.total, p.paid, p.created_at, p.created_at, p.pay_until, p.paid_at, p.ended_at, p.done_at, p.search_text
        from plain_orders p join users u on u.id = p.user_id left join lottery_contacts c on c.ref_number = p.ref_number;
      alter table lottery_tickets drop constraint lottery_tickets_ref_number_fkey;
      alter table lottery_tickets add foreign key (ref_number) references orders (ref_number);
      alter table lottery_shipments drop constraint lottery_shipments_ref_number_fkey;
      alter table lottery_shipments add foreign key (ref_number) references orders (ref_number);
      drop table lottery_contacts;
      drop table plain_orders;
      alter table orders add check ((product = 'flight') = (offer is not null));
      alter table orders rename constraint orders_seats_check to orders_quantity_check;
      alter table inventory_holds rename constraint inventory_holds_seats_check to inventory_holds_quantity_check;
      alter table invoices add foreign key (ref_number) references orders (ref_number);
      alter table payments add foreign key (ref_number) references orders (ref_number);
      ${notNullByColumn}`,
};
