import { sha256 } from '../../platform/ids.ts';
import type { AccountHolder } from '../../commerce/withdrawals/payouts/payout-port.ts';

const FIRST_NAMES = ['ANUDARI', 'TEMUULEN', 'SARNAI', 'BILGUUN', 'ENKHJIN', 'MUNKHBAT'];
const LAST_NAMES = ['BATBOLD', 'GANBAATAR', 'DORJ', 'TSEREN', 'BOLD', 'ERDENE'];
/** Accounts that end so are held by nobody. */
const NOBODY = '0000';

/** Who holds an account at the sandbox's banks: always the same person, and nobody where it ends in 0000. */
export function sandboxHolder(bank: string, account: string): AccountHolder | undefined {
  if (account.endsWith(NOBODY)) return undefined;
  const hash = Buffer.from(sha256(`${bank}${account}`), 'hex');
  const pick = (names: readonly string[], byte: number) => names[(hash[byte] ?? 0) % names.length] ?? '';
  return { custFirstName: pick(FIRST_NAMES, 0), custLastName: pick(LAST_NAMES, 1) };
}
