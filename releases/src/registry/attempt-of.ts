import type { KeyRing } from '../keys/key-ring.ts';
import type { LogEntry } from './log-chain.ts';
import type { ReleaseBundle } from './release-bundle.ts';

/** How a publication is logged that is refused before it is looked at; null for a key that nobody has, which could fill the log. */
export function attemptOf({ signature }: ReleaseBundle, { keys }: KeyRing, now: Date): LogEntry | null {
  const holder = keys.find(({ id }) => id === signature.key)?.holder;
  if (!holder) return null;
  const { remote, version } = signature.payload;
  return { at: now.toISOString(), by: holder, act: 'publish', what: `${remote} ${version}`, reason: '' };
}
