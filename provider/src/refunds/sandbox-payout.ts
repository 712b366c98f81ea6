import type { Faults } from '../faults/faults.ts';
import { sha256 } from '../ids.ts';
import type { PayoutPort } from './payout-port.ts';

const FIRST_NAMES = ['ANUDARI', 'TEMUULEN', 'SARNAI', 'BILGUUN', 'ENKHJIN', 'MUNKHBAT'];
const LAST_NAMES = ['BATBOLD', 'GANBAATAR', 'DORJ', 'TSEREN', 'BOLD', 'ERDENE'];
/** Accounts that end so are held by nobody. */
const NOBODY = '0000';

/** Banks that know every account but those that end in 0000, and pay, unless the sandbox's faults `account-holder` or `payout` tell otherwise. */
export function createSandboxPayout({ faults }: { faults: Faults }): PayoutPort {
  return {
    holderOf: async (bank, account) => {
      if (faults.take('account-holder')) return { kind: 'silent' };
      if (account.endsWith(NOBODY)) return { kind: 'unknown' };
      const hash = Buffer.from(sha256(`${bank}${account}`), 'hex');
      const pick = (names: readonly string[], byte: number) => names[(hash[byte] ?? 0) % names.length] ?? '';
      return { kind: 'found', holder: { custFirstName: pick(FIRST_NAMES, 0), custLastName: pick(LAST_NAMES, 1) } };
    },
    pay: async () => faults.take('payout') === undefined,
  };
}
