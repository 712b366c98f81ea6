import { findOrders } from '@aylal/contracts/office';
import * as v from 'valibot';

/** Message key of what is wrong with a search; null where it can be sent. The rule is the contract's. */
export function searchFault(text: string): string | null {
  const { issues } = v.safeParse(findOrders.body.entries.text, text);
  return issues?.[0].message ?? null;
}
