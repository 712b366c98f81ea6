import { chooseRollouts } from '../channels/choose-rollouts.ts';
import { countedSince } from '../channels/counted-since.ts';
import { heldRevisions } from '../channels/head-window.ts';
import type { ChannelDocument, ChannelRevision, ReleaseReference } from '../documents/channel-document.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { WhyNot } from '../gates/why-not-in.ts';
import { descriptorForProfile } from '../profiles/descriptor-for-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ReleaseSet, ResolvedRelease, Visitor } from '../release-source.ts';
import { chooseRelease, type Runnable } from './choose-release.ts';

/** Release records by their digest. */
export type Records = ReadonlyMap<string, ReleaseRecord>;

/** Who asks, with the profile that was found for the name. */
export interface ProfiledVisitor extends Omit<Visitor, 'profile'> {
  readonly profile: Profile;
}

/** Every release that a page may get or fall back to. */
export function neededReleases(
  channel: ChannelDocument,
  now: Date,
): ReadonlyMap<string, { remote: string; version: string; digest: string }> {
  const needed = new Map<string, { remote: string; version: string; digest: string }>();
  const add = (remote: string, release: ReleaseReference | undefined) => {
    if (release) needed.set(release.digest, { remote, ...release });
  };
  for (const revision of heldRevisions(channel, now))
    for (const set of [revision.releases, ...revision.rollouts.map((one) => one.releases)])
      for (const [remote, release] of Object.entries(set)) add(remote, release);
  return needed;
}

/** Answers who gets what, from memory: sets are put together once for each profile and combination of shares. A profile that changed is another object. */
export function resolveReleaseSets(
  channel: ChannelDocument,
  records: Records,
  baseUrl: string,
  whyNot: WhyNot = () => null,
): (visitor: ProfiledVisitor) => ReleaseSet {
  const byProfile = new WeakMap<Profile, Map<string, ReleaseSet>>();
  const present = channel.revisions.at(-1);
  const since = countedSince(channel);
  const revisions = new Map(channel.revisions.map((one) => [one.revision, one]));
  const complete = ({ releases, rollouts }: ChannelRevision) =>
    [releases, ...rollouts.map((one) => one.releases)].every((set) =>
      Object.values(set).every(({ digest }) => records.has(digest)),
    );
  return ({ visitor, lease, profile, override }) => {
    if (!present) return { channel: channel.channel, revision: 0, releases: {}, rollouts: [] };
    const isOurs = lease?.channel === undefined || lease.channel === channel.channel;
    const leased = lease && isOurs ? revisions.get(lease.revision) : undefined;
    const held = leased && complete(leased) ? leased : null;
    const revision = held ?? present;
    const rollouts = held && lease ? lease.rollouts : chooseRollouts(visitor, revision.rollouts);
    const key = `${revision.revision} ${rollouts.join(' ')}`;
    const sets = byProfile.get(profile) ?? new Map<string, ReleaseSet>();
    byProfile.set(profile, sets);
    let set = sets.get(key);
    if (!set) {
      set = forProfile(profile, { ...buildSet({ channel, records, whyNot }, revision, rollouts, baseUrl), since });
      if (sets.size < 1000) sets.set(key, set);
    }
    return override && !held ? forProfile(profile, withOverride(set, override.releases, records, baseUrl)) : set;
  };
}

function buildSet(host: Runnable, revision: ChannelRevision, chosen: readonly string[], baseUrl: string): ReleaseSet {
  const rollouts = revision.rollouts.filter(({ id }) => chosen.includes(id));
  const wanted = Object.assign(
    {},
    revision.releases,
    ...rollouts.map((one) => one.releases),
  ) as ChannelRevision['releases'];
  const releases: Record<string, ResolvedRelease> = {};
  for (const [remote, reference] of Object.entries(wanted)) {
    const { release, lastGood } = chooseRelease(host, revision, remote, reference);
    const record = host.records.get(release.digest);
    if (!record) throw new Error(`${remote} ${release.version} was not read`);
    releases[remote] = {
      ...resolved(remote, release, record, baseUrl),
      ...(lastGood ? { lastGood: { ...lastGood, base: baseOf(baseUrl, remote, lastGood.version) } } : {}),
    };
  }
  const { channel } = host.channel;
  return { channel, revision: revision.revision, releases, rollouts: rollouts.map(({ id }) => id) };
}

/** Only the remotes that this profile takes, with those of their parts that it shows: of the others the page learns nothing (PERSIST-04). */
function forProfile(profile: Profile, set: ReleaseSet): ReleaseSet {
  const registered = Object.entries(set.releases).flatMap(([remote, release]) => {
    const descriptor = descriptorForProfile(profile, release.record.descriptor);
    return descriptor ? [[remote, { ...release, record: { ...release.record, descriptor } }] as const] : [];
  });
  return { ...set, releases: Object.fromEntries(registered) };
}

function withOverride(
  set: ReleaseSet,
  wanted: Readonly<Record<string, ReleaseReference>>,
  records: Records,
  baseUrl: string,
): ReleaseSet {
  const releases = { ...set.releases };
  for (const [remote, release] of Object.entries(wanted)) {
    const record = records.get(release.digest);
    const stable = releases[remote];
    if (!record) continue;
    releases[remote] = {
      ...resolved(remote, release, record, baseUrl),
      ...(stable ? { lastGood: { version: stable.version, digest: stable.digest, base: stable.base } } : {}),
    };
  }
  return { ...set, releases };
}

function resolved(remote: string, release: ReleaseReference, record: ReleaseRecord, baseUrl: string): ResolvedRelease {
  return { version: release.version, digest: release.digest, base: baseOf(baseUrl, remote, release.version), record };
}

function baseOf(baseUrl: string, remote: string, version: string): string {
  return `${baseUrl}${remote}/${version}/`;
}
