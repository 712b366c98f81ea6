import type { ChannelDocument } from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';
import { scriptsWithoutHash, type ReleaseRecord } from '../documents/release-record.ts';
import { openRelease, type ReleaseDocuments } from '../documents/release-signature.ts';
import { channelEnding, credentialEndings, registryKeyEndings } from '../keys/endings.ts';
import { openKeyring, type Keyring } from '../keys/keyring.ts';
import { whyNotIn } from '../gates/why-not-in.ts';
import { followKeys, trustKeys, type RegistryKeys } from '../keys/registry-keys.ts';
import type { ShellRecord } from '../registry/shell-record.ts';
import type { Override, ReleaseSet, ReleaseSource } from '../release-source.ts';
import { unfitReleases, type UnfitRelease } from './choose-release.ts';
import { resolveReleaseSets, type ProfiledVisitor } from './resolve-release-sets.ts';
import { readPersistedSet, writePersistedSet, type PersistedSet } from './persisted-set.ts';
import { verifyChannel } from './verify-channel.ts';
import { openOverrideToken } from './override-token.ts';
import { readRecords } from './read-records.ts';
import type { ReleaseReader } from './release-reader.ts';

/** Where a channel is read, what is believed, and where the last good set is saved. */
export interface ChannelSourceOptions {
  readonly reader: ReleaseReader;
  readonly channel: string;
  /** A public key of the registry: everything else is believed because of it, later keys too. */
  readonly registryKey: string;
  /** Where browsers get the files of releases, with a final slash. */
  readonly baseUrl: string;
  /** File that keeps the last good set for a start without the registry. */
  readonly lastSetFile: string;
  readonly now: () => Date;
  /** What this host offers to remotes: of each it takes a release that can run in it. Without, every release is taken. */
  readonly shell?: ShellRecord | undefined;
}

/** Registry and builds may be a version ahead of a host. */
const later = 'left-out';

/** A `ReleaseSource` of one channel; the caller names the profile. */
export interface ChannelSource extends Required<Pick<ReleaseSource, 'unfit' | 'endings' | 'openOverride'>> {
  /** Reads the channel again; the registry's keys only once `before` has settled, because they sign what that reads. */
  refresh(before?: Promise<unknown>): Promise<void>;
  resolve(visitor: ProfiledVisitor): ReleaseSet;
  /** What counts as signed by the registry. */
  registryKeys(): RegistryKeys;
}

/** The documents that every look reads. */
interface ReadBytes {
  readonly registryKeys: Uint8Array | null;
  readonly ring: Uint8Array;
  readonly channel: Uint8Array;
}

interface State {
  readonly registryKeys: RegistryKeys;
  readonly ring: Keyring;
  readonly channel: ChannelDocument;
  readonly records: Map<string, ReleaseRecord>;
  readonly persisted: PersistedSet;
  /** The bytes that this state was read from. */
  readonly read: ReadBytes;
  readonly resolve: (visitor: ProfiledVisitor) => ReleaseSet;
  readonly unfit: readonly UnfitRelease[];
}

/**
 * Reads and verifies one channel with all its releases; takes the whole or nothing (MFE-3). What is refused leaves the last good set in force, also after a
 * cold start. Rejects at the start only when neither the registry nor a saved set can be used.
 */
export async function createChannelSource(options: ChannelSourceOptions): Promise<ChannelSource> {
  let state = await openPersisted(options);
  const refresh = async (before?: Promise<unknown>) => {
    const read = await readState(options, state, before);
    if (read === state) return;
    state = read;
    await writePersistedSet(options.lastSetFile, read.persisted);
  };
  try {
    await refresh();
  } catch (error) {
    if (!state) throw error;
  }
  return {
    registryKeys() {
      if (!state) throw new Error('no release set was ever read');
      return state.registryKeys;
    },
    resolve(visitor) {
      if (!state) throw new Error('no release set was ever read');
      return state.resolve(visitor);
    },
    refresh,
    unfit: () => state?.unfit ?? [],
    endings: () =>
      state
        ? [channelEnding(state.channel), ...registryKeyEndings(state.registryKeys), ...credentialEndings(state.ring)]
        : [],
    async openOverride(token): Promise<Override> {
      if (!state) throw new Error('no release set was ever read');
      const override = openOverrideToken(token, state.registryKeys, options.now());
      for (const [remote, release] of Object.entries(override.releases))
        if (!state.records.has(release.digest))
          state.records.set(
            release.digest,
            (await readRelease(options.reader, state.ring, remote, release, options.now())).record,
          );
      return override;
    },
  };
}

/** The same state when the registry still says the same. */
async function readState(options: ChannelSourceOptions, last: State | null, before?: Promise<unknown>): Promise<State> {
  const { reader, now } = options;
  const [ringBytes, channelBytes] = await Promise.all([reader.ring(), reader.channel(options.channel), before]);
  // After them: a document that a new key signed is never older than the link that brings the key.
  const keysBytes = await reader.registryKeys();
  const read = { registryKeys: keysBytes, ring: ringBytes, channel: channelBytes };
  if (last && isSameRead(read, last.read)) return last;
  const trusted = trustKeys([options.registryKey]);
  const registryKeys = followKeys(keysBytes, { trusted, seen: last?.registryKeys ?? null, later });
  const ring = openKeyring(ringBytes, registryKeys, now(), later);
  if (last && ring.serial < last.ring.serial)
    throw new Refused('replayed', `key ring ${ring.serial} is older than ${last.ring.serial}`);
  const seen = last?.channel ?? null;
  const channel = verifyChannel(channelBytes, { name: options.channel, registryKeys, now: now(), seen, later });
  const releases: PersistedSet['releases'] = {};
  const records = await readRecords(channel, options, async (needed) => {
    const known = last?.records.get(needed.digest);
    const bytes = last?.persisted.releases[needed.digest];
    // The channel vouches for what it names, and its own time was checked: a release that nobody had to touch for years stays loadable.
    const found =
      known && bytes ? { record: known, bytes } : await readRelease(reader, ring, needed.remote, needed, null);
    releases[needed.digest] = found.bytes;
    return found.record;
  });
  const persisted = {
    ...(keysBytes ? { registryKeys: toText(keysBytes) } : {}),
    ring: toText(ringBytes),
    channel: toText(channelBytes),
    releases,
  };
  return stateOf(options, { registryKeys, ring, channel, records, persisted });
}

/** `now` null leaves out how long the publisher's signature is good. */
async function readRelease(
  reader: ReleaseReader,
  ring: Keyring,
  remote: string,
  { version, digest }: { version: string; digest: string },
  now: Date | null,
) {
  const [release, signature] = await Promise.all([
    reader.release(remote, version, 'release.json'),
    reader.release(remote, version, 'release.sig'),
  ]);
  const record = openLoadable({ release, signature }, { remote, version, digest }, ring, now);
  return { record, bytes: { release: toText(release), signature: toText(signature) } };
}

/** A release that pages may load: every script that it names has a hash in it. */
function openLoadable(
  documents: ReleaseDocuments,
  expected: { remote: string; version: string; digest: string },
  ring: Keyring,
  now: Date | null,
): ReleaseRecord {
  const record = openRelease(documents, expected, ring, now, later);
  const [script] = scriptsWithoutHash(record);
  if (script === undefined) return record;
  throw new Refused(
    'no-hash',
    `${expected.remote} ${expected.version}: ${script} is not among the files of its record`,
  );
}

/** The saved set, verified like a new one; only its age does not count. */
async function openPersisted(options: ChannelSourceOptions): Promise<State | null> {
  const persisted = await readPersistedSet(options.lastSetFile);
  if (!persisted) return null;
  try {
    const trusted = trustKeys([options.registryKey]);
    const keysBytes = persisted.registryKeys === undefined ? null : toBytes(persisted.registryKeys);
    const registryKeys = followKeys(keysBytes, { trusted, seen: null, later });
    const ring = openKeyring(toBytes(persisted.ring), registryKeys, null, later);
    const channel = verifyChannel(toBytes(persisted.channel), {
      name: options.channel,
      registryKeys,
      now: null,
      seen: null,
      later,
    });
    const records = await readRecords(channel, options, async ({ remote, version, digest }) => {
      const bytes = persisted.releases[digest];
      if (!bytes) throw new Refused('missing', `${remote} ${version} is not among the saved documents`);
      const documents = { release: toBytes(bytes.release), signature: toBytes(bytes.signature) };
      return openLoadable(documents, { remote, version, digest }, ring, null);
    });
    return stateOf(options, { registryKeys, ring, channel, records, persisted });
  } catch (error) {
    // A saved set that was changed is not used.
    if (error instanceof Refused) return null;
    throw error;
  }
}

function stateOf(
  { baseUrl, shell }: ChannelSourceOptions,
  opened: Pick<State, 'registryKeys' | 'ring' | 'channel' | 'records' | 'persisted'>,
): State {
  const { channel, records, persisted } = opened;
  const registryKeys = persisted.registryKeys === undefined ? null : toBytes(persisted.registryKeys);
  const read = { registryKeys, ring: toBytes(persisted.ring), channel: toBytes(persisted.channel) };
  const whyNot = whyNotIn(shell);
  return {
    ...{ ...opened, read },
    resolve: resolveReleaseSets(channel, records, baseUrl, whyNot),
    unfit: unfitReleases({ channel, records, whyNot }),
  };
}

function isSameRead(one: ReadBytes, other: ReadBytes): boolean {
  return (['registryKeys', 'ring', 'channel'] as const).every((name) => isSame(one[name], other[name]));
}

function isSame(one: Uint8Array | null, other: Uint8Array | null): boolean {
  return one && other ? Buffer.compare(one, other) === 0 : one === other;
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

function toBytes(text: string): Buffer {
  return Buffer.from(text, 'base64');
}
