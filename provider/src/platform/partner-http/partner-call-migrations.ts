import type { Migration } from '../database/migrate.ts';

/** Calls to partners about orders. */
export const partnerCallMigrations: readonly Migration[] = [
  {
    id: '2017-partner-calls',
    sql: `
      create table partner_calls (
        ref_number text not null,
        address text not null,
        answer text not null,
        calls bigint not null,
        longest_ms bigint not null,
        first_at bigint not null,
        last_at bigint not null,
        primary key (ref_number, address, answer)
      );
      create index partner_calls_by_age on partner_calls (last_at);`,
  },
];
