import type { Migration } from '../../platform/database/migrate.ts';

/** What people ask of customer service, and who reads the newsletter. */
export const requestMigrations: readonly Migration[] = [
  {
    id: '0702-requests',
    sql: `
      create table customer_requests (
        id text primary key,
        kind text not null check (kind in ('help', 'corporate', 'callback', 'info')),
        user_id text references users (id),
        locale text not null,
        name text not null,
        dial_code text not null,
        phone text not null,
        email text not null,
        ref_number text not null,
        about text not null,
        message text not null,
        created_at bigint not null
      );
      create index customer_requests_newest on customer_requests (kind, created_at);
      create table newsletter_readers (email text primary key, locale text not null, created_at bigint not null);`,
  },
  {
    id: '0703-travel-requests',
    sql: `
      alter table customer_requests drop constraint customer_requests_kind_check;
      alter table customer_requests add constraint customer_requests_kind_check
        check (kind in ('help', 'corporate', 'callback', 'info', 'travel'));`,
  },
];
