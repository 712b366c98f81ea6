import type { Money } from '@aylal/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { Faults } from '../faults/faults.ts';
import { sha256 } from '../ids.ts';
import type { PayoutPort } from './payout-port.ts';

declare module '../database/tables.ts' {
  interface Tables {
    /** What the sandbox's banks have done with a reference: once and for all. */
    sandbox_payouts: { reference: string; outcome: 'paid' | 'refused'; bank: string; amount: Money; at: number };
  }
}

const FIRST_NAMES = ['ANUDARI', 'TEMUULEN', 'SARNAI', 'BILGUUN', 'ENKHJIN', 'MUNKHBAT'];
const LAST_NAMES = ['BATBOLD', 'GANBAATAR', 'DORJ', 'TSEREN', 'BOLD', 'ERDENE'];
/** Accounts that end so are held by nobody. */
const NOBODY = '0000';

/**
 * Banks that know every account but those that end in 0000, and pay once per reference. The sandbox's faults `account-holder` and `payout` make them silent;
 * of `payout` the kind `fail` with a status of 400 to 499 refuses, and `drop-answer` pays without saying so.
 */
export function createSandboxPayout({ faults, db, clock }: { faults: Faults; db: Db; clock: Clock }): PayoutPort {
  return {
    holderOf: async (bank, account) => {
      if (faults.take('account-holder')) return { kind: 'silent' };
      if (account.endsWith(NOBODY)) return { kind: 'unknown' };
      const hash = Buffer.from(sha256(`${bank}${account}`), 'hex');
      const pick = (names: readonly string[], byte: number) => names[(hash[byte] ?? 0) % names.length] ?? '';
      return { kind: 'found', holder: { custFirstName: pick(FIRST_NAMES, 0), custLastName: pick(LAST_NAMES, 1) } };
    },
    pay: async ({ reference, bank, amount }) => {
      const fault = faults.take('payout');
      const status = fault?.kind === 'fail' ? (fault.status ?? 500) : 0;
      const refuses = status >= 400 && status < 500;
      if (fault && !refuses && fault.kind !== 'drop-answer') return 'silent';
      await db
        .insertInto('sandbox_payouts')
        .values({ reference, outcome: refuses ? 'refused' : 'paid', bank, amount, at: clock.now() })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      if (fault?.kind === 'drop-answer') return 'silent';
      const row = await db
        .selectFrom('sandbox_payouts')
        .select('outcome')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return row.outcome;
    },
  };
}
