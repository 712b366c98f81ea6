import type { Lease, ReleaseSet } from '@aylal/releases';
import * as v from 'valibot';

/** Left out of what pages carry. */
export const usualChannel = 'stable';

const shape = v.object({
  revision: v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/),
    v.transform((text) => Number(text)),
  ),
  rollouts: v.optional(v.pipe(v.string(), v.regex(/^[\w,-]{0,400}$/)), ''),
  channel: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)), usualChannel),
});

/** What a page was built from, as a query: its later questions get answers of the same set. A tester's page is not held to one, its cookie decides again. */
export function writePin(set: ReleaseSet, tester: boolean): string {
  if (tester) return '';
  const rollouts = set.rollouts ?? [];
  const of = set.channel === usualChannel ? '' : `&channel=${set.channel}`;
  return `revision=${set.revision}${rollouts.length > 0 ? `&rollouts=${rollouts.join()}` : ''}${of}`;
}

/** The set that a query names; null when it names none. Throws at what no page writes. */
export function readPin(query: unknown): Lease | null {
  if (Object.keys(query as object).length === 0) return null;
  const { channel, revision, rollouts } = v.parse(shape, query);
  return { channel, revision, rollouts: rollouts.split(',').filter(Boolean) };
}
