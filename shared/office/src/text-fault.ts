import { finishWork } from '@aylal/contracts/office';
import * as v from 'valibot';

/** Message key of what is wrong with a written text; null where it can be sent. The rule is the contract's. */
export function textFault(text: string): string | null {
  const { issues } = v.safeParse(finishWork.body.entries.reason, text);
  return issues?.[0].message ?? null;
}
