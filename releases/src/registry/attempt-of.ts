import type { Credential } from '../keys/credential.ts';
import type { LogEntry } from './log-chain.ts';
import type { ReleaseBundle } from './release-bundle.ts';

/** How a publication is logged that is refused before it is looked at; null for a key that nobody has, which could fill the log. */
export function attemptOf(
  { signature }: ReleaseBundle,
  credential: Credential | undefined,
  now: Date,
): LogEntry | null {
  if (!credential) return null;
  const { remote, version } = signature.payload;
  return { at: now.toISOString(), by: credential.holder, act: 'publish', what: `${remote} ${version}`, reason: '' };
}
