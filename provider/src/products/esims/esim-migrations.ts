import type { Migration } from '../../platform/database/migrate.ts';

/** eSIMs whose data are looked after, and those of the sandbox. */
export const esimMigrations: readonly Migration[] = [
  {
    id: '1110-esims',
    sql: `
      create table esim_watches (
        ref_number text primary key,
        iccid text not null,
        told text not null default 'none' check (told in ('none', 'low', 'gone')),
        attempts integer not null default 0,
        next_at bigint
      );
      create index esim_watches_due on esim_watches (next_at) where next_at is not null;`,
    sandbox: `
      create table sandbox_esims (
        order_id text primary key,
        description text not null,
        package_id text not null,
        iccid text not null,
        matching_id text not null,
        created_at bigint not null
      );
      create index sandbox_esims_by_description on sandbox_esims (description);
      create index sandbox_esims_by_iccid on sandbox_esims (iccid);
      create table sandbox_esim_top_ups (
        order_id text primary key,
        description text not null,
        package_id text not null,
        iccid text not null,
        created_at bigint not null
      );
      create index sandbox_esim_top_ups_by_description on sandbox_esim_top_ups (description);
      create index sandbox_esim_top_ups_by_iccid on sandbox_esim_top_ups (iccid);`,
  },
];
