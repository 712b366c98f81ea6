import type { WhyNot } from '../gates/why-not-in.ts';
import {
  goodReleases,
  lastGoodOf,
  type ChannelDocument,
  type ChannelRevision,
  type ReleaseReference,
} from '../documents/channel-document.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';

/** What this host knows of releases, by their digest, and which of them it can run. */
export interface Runnable {
  readonly channel: ChannelDocument;
  readonly records: ReadonlyMap<string, ReleaseRecord>;
  readonly whyNot: WhyNot;
}

/** A release of the set that this host cannot run; `instead` is what its pages get, null when the remote is unavailable. */
export interface UnfitRelease {
  readonly remote: string;
  readonly version: string;
  readonly why: string;
  readonly instead: string | null;
}

/**
 * The release that a page of this host gets, and the one behind it: the wanted one if the host can run it, else the stable one, else the newest that was live before. The wanted
 * one too when none of them can run: the page refuses it before code runs, and shows that the remote is unavailable.
 */
export function chooseRelease(
  { channel, records, whyNot }: Runnable,
  { revision, releases }: ChannelRevision,
  remote: string,
  wanted: ReleaseReference,
): { release: ReleaseReference; lastGood: ReleaseReference | undefined } {
  const stable = releases[remote];
  const older = goodReleases(channel, remote, revision).toReversed();
  const canRun = ({ digest }: ReleaseReference) => {
    const record = records.get(digest);
    return record !== undefined && whyNot(record) === null;
  };
  const runnable = [wanted, ...(stable ? [stable] : []), ...older].filter(canRun);
  const release = runnable[0] ?? wanted;
  const usual = stable && stable.digest !== release.digest ? stable : lastGoodOf(channel, remote, revision);
  const isRetained = usual && usual.digest !== release.digest && (canRun(usual) || !records.has(usual.digest));
  return { release, lastGood: isRetained ? usual : runnable.find(({ digest }) => digest !== release.digest) };
}

/** Every release of the present set and its shares that this host cannot run. */
export function unfitReleases(host: Runnable): readonly UnfitRelease[] {
  const present = host.channel.revisions.at(-1);
  if (!present) return [];
  const wanted = [present.releases, ...present.rollouts.map(({ releases }) => releases)].flatMap(
    Object.entries<ReleaseReference>,
  );
  return wanted.flatMap(([remote, reference]) => {
    const record = host.records.get(reference.digest);
    const why = record ? host.whyNot(record) : null;
    if (why === null) return [];
    const { release } = chooseRelease(host, present, remote, reference);
    return [{ remote, version: reference.version, why, instead: release === reference ? null : release.version }];
  });
}
