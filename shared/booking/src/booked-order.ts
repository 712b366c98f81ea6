import type { Services } from '@aylal/shell';

type Drafts = Pick<Services, 'drafts'>;

const orderKey = (draftKey: string) => `${draftKey}.order`;
const typedKey = (draftKey: string) => `${draftKey}.typed`;

/** Remembers which order a form led to, over reloads of the tab, so that Back finds the order instead of a seat that "somebody" took. What was typed leaves the tab's storage and stays in memory. */
export function rememberBookedOrder({ drafts }: Drafts, draftKey: string, refNumber: string, typed: unknown): void {
  drafts.clear(draftKey);
  drafts.write(typedKey(draftKey), typed);
  drafts.write(orderKey(draftKey), refNumber, 'tab');
}

export function readBookedOrder({ drafts }: Drafts, draftKey: string): string | null {
  const refNumber = drafts.read<unknown>(orderKey(draftKey));
  return typeof refNumber === 'string' ? refNumber : null;
}

/** Forgets the order; the form begins with what was typed for it when that is still known. */
export function reopenForm({ drafts }: Drafts, draftKey: string): void {
  const typed = drafts.read<unknown>(typedKey(draftKey));
  if (typed !== undefined) drafts.write(draftKey, typed, 'tab');
  drafts.clear(typedKey(draftKey));
  drafts.clear(orderKey(draftKey));
}
