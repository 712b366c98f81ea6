import type { AskedCarriers } from '@aylal/contracts/flights';
import type { PendingCarriersTranslate } from './pending-carriers-messages.ts';

/** As many are named; of the others their number is said. */
const named = 2;

/** The airlines of one state in words: two by name. Empty when there is none. */
export function airlineNames(
  asked: AskedCarriers | undefined,
  state: AskedCarriers['carriers'][number]['state'],
  t: PendingCarriersTranslate,
): string {
  const names = (asked?.carriers ?? []).filter((carrier) => carrier.state === state).map(({ name }) => name);
  const first = names.slice(0, named).join(', ');
  return names.length > named ? t('andMore', { airlines: first, count: names.length - named }) : first;
}
