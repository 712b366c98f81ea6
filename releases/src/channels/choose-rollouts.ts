import { createHash } from 'node:crypto';
import type { Rollout } from '../documents/channel-document.ts';

/** 0 to 9999: the first 32 bits of SHA-256(visitor, remote or set, rollout) scaled. The same visitor is elsewhere in every rollout. */
export function bucketOf(visitor: string, { id, releases }: Rollout): number {
  const set = Object.keys(releases).toSorted().join(',');
  const hash = createHash('sha256').update(`${visitor}\n${set}\n${id}`).digest();
  return Math.floor((hash.readUInt32BE(0) * 10_000) / 2 ** 32);
}

/** The rollouts whose releases this visitor gets: whole sets, the same ones at every visit, and never fewer while a share grows. Without a visitor's id none. */
export function chooseRollouts(visitor: string | null, rollouts: readonly Rollout[]): readonly string[] {
  if (!visitor) return [];
  return rollouts.filter((one) => bucketOf(visitor, one) < one.share).map(({ id }) => id);
}
