import { goodReleases, type ChannelDocument } from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import { whyNotIn } from '../gates/why-not-in.ts';
import type { ShellRecord } from '../registry/shell-record.ts';
import { neededReleases } from './resolve-release-sets.ts';

interface Named {
  readonly remote: string;
  readonly version: string;
  readonly digest: string;
}

/**
 * The records of everything that a page may get, by digest; rejects when one is not available. Where the host cannot run the stable release of a remote, also those that were live
 * before it, the newest first, down to one that it can run: one of these that is refused is passed over, because the set does not depend on it.
 */
export async function readRecords(
  channel: ChannelDocument,
  { shell, now }: { readonly shell?: ShellRecord | undefined; readonly now: () => Date },
  read: (release: Named) => Promise<ReleaseRecord>,
): Promise<Map<string, ReleaseRecord>> {
  const whyNot = whyNotIn(shell);
  const records = new Map<string, ReleaseRecord>();
  for (const needed of neededReleases(channel, now()).values()) records.set(needed.digest, await read(needed));
  for (const [remote, { digest }] of Object.entries(channel.revisions.at(-1)?.releases ?? {})) {
    const older = goodReleases(channel, remote).filter((one) => one.digest !== digest);
    let present: ReleaseRecord | null | undefined = records.get(digest);
    while (older.length > 0 && !(present && whyNot(present) === null)) {
      const next = { remote, ...older.pop() } as Named;
      present = records.get(next.digest) ?? (await read(next).catch(nullWhenRefused));
      if (present) records.set(next.digest, present);
    }
  }
  return records;
}

function nullWhenRefused(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}
