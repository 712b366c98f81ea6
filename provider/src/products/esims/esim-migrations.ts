import type { Migration } from '../../platform/database/migrate.ts';

/** An order of any product, and the sandbox's eSIM partner. */
export const esimMigrations: readonly Migration[] = [
  {
    id: '0400-order-products',
    sql: `
      alter table flight_orders
        add column product text not null default 'flight' check (product in ('flight', 'esim')),
        add column item jsonb;
      alter table flight_orders add check ((product = 'flight') = (item is null));`,
    sandbox: `
      create table sandbox_esims (
        order_id text primary key,
        description text not null,
        package_id text not null,
        iccid text not null,
        matching_id text not null,
        created_at bigint not null
      );
      create index sandbox_esims_by_description on sandbox_esims (description);`,
  },
  {
    id: '0450-esim-top-ups',
    sandbox: `
      create table sandbox_esim_top_ups (
        order_id text primary key,
        description text not null,
        package_id text not null,
        iccid text not null,
        created_at bigint not null
      );
      create index sandbox_esim_top_ups_by_description on sandbox_esim_top_ups (description);
      create index sandbox_esim_top_ups_by_iccid on sandbox_esim_top_ups (iccid);
      create index sandbox_esims_by_iccid on sandbox_esims (iccid);`,
  },
  {
    id: '0451-esim-watches',
    sql: `
      create table esim_watches (
        ref_number text primary key,
        iccid text not null,
        told text not null default 'none' check (told in ('none', 'low', 'gone')),
        attempts integer not null default 0,
        next_at bigint
      );
      create index esim_watches_due on esim_watches (next_at) where next_at is not null;`,
  },
];
