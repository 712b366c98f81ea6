import type { Migration } from '../../../platform/database/migrate.ts';

/** The books of the sandbox's banks: a reference that was paid or refused is so for ever. */
export const payoutMigrations: readonly Migration[] = [
  {
    id: '0320-sandbox-payouts',
    sandbox: `
      create table sandbox_payouts (
        reference text primary key,
        outcome text not null check (outcome in ('paid', 'refused')),
        bank text not null,
        amount bigint not null check (amount > 0),
        at bigint not null
      );`,
  },
];
