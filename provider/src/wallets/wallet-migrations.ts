import type { Migration } from '../database/migrate.ts';

/** A wallet has a number that its owner can name. Its money stands in the ledger alone. */
export const walletMigrations: readonly Migration[] = [
  {
    id: '0301-wallets',
    sql: `
      create table wallets (
        user_id text not null references users (id),
        type text not null check (type in ('wallet', 'game')),
        number bigint generated always as identity (start with 7000000001) unique,
        primary key (user_id, type)
      );`,
  },
];
