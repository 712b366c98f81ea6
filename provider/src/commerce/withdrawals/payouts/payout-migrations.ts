import type { Migration } from '../../../platform/database/migrate.ts';

/** What the sandbox has paid out. */
export const payoutMigrations: readonly Migration[] = [
  {
    id: '1071-payouts',
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
