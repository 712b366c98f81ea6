import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import type { PlainContext } from '../../../platform/http/route.ts';
import type { AccountHolder } from './payout-port.ts';

/** Who holds an account; undefined for an account that the bank does not know. Refuses with `unavailable` while the bank is silent, and over the budget of look-ups (AUT-4). */
export async function findHolder(
  { payout }: Pick<Deps, 'payout'>,
  { countLookUp }: Pick<PlainContext, 'countLookUp'>,
  bank: string,
  account: string,
): Promise<AccountHolder | undefined> {
  await countLookUp('account-holder');
  const answer = await payout.holderOf(bank, account);
  if (answer.kind === 'silent') throw refuse('unavailable', { retryAfterSeconds: 5 });
  return answer.kind === 'found' ? answer.holder : undefined;
}
