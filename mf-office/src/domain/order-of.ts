import type { WorkKey } from './work-address.ts';

/** The order that a piece of work is about, by how its kind names things; null where it names none. */
export function orderOf({ kind, reference }: WorkKey): string | null {
  if (kind === 'not-delivered') return reference;
  const named = beginWithOrder.has(kind) ? /^AYL-[A-Z0-9]{8}/.exec(reference) : null;
  return named ? named[0] : null;
}

const beginWithOrder = new Set<WorkKey['kind']>(['goodwill', 'receipt-failed', 'loan-in-doubt']);
