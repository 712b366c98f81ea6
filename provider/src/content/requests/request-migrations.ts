import type { Migration } from '../../platform/database/migrate.ts';

/** What customers ask for, and who reads the newsletter. */
export const requestMigrations: readonly Migration[] = [
  {
    id: '1301-requests',
    sql: `
      create table customer_requests (
        id text primary key,
        kind text not null check (kind in ('help', 'corporate', 'callback', 'info', 'travel')),
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
      create table newsletter_readers (
        email text primary key,
        locale text not null,
        created_at bigint not null
      );`,
  },
];
