import type { Profile } from '../profiles/profile.ts';
import { seedProfiles } from '../profiles/seed-profiles.ts';
import type { ReleaseSource, Visitor } from '../release-source.ts';
import { createChannelSource, type ChannelSource, type ChannelSourceOptions } from './channel-source.ts';
import { followProfiles, readSavedProfiles, writeSavedProfiles } from './held-profiles.ts';

/** As of one channel: `channel` is read by the profiles that name none, `lastSetFile` has its last good set, and what belongs to profiles lies beside that file. */
export type SourceOptions = ChannelSourceOptions;

/**
 * Everything that a host serves: the profiles of a registry, and every channel that one of them reads. What is refused of one leaves the others as new as they are, and its own last good state in force.
 * Rejects at the start only when the host's own channel can be read neither from the registry nor from what is kept.
 */
export async function createSource(options: SourceOptions): Promise<ReleaseSource> {
  const { reader, lastSetFile, now } = options;
  // Before the channels, which bring the keys: a document that a new key signed is never older than the link that brings the key.
  const firstRead = settled(reader.profiles());
  const own = await createChannelSource(options);
  const profilesFile = beside(lastSetFile, 'profiles');
  let held = await readSavedProfiles(profilesFile, own.registryKeys());
  const channels = new Map<string, ChannelSource>([[options.channel, own]]);
  const channelOf = ({ channel }: Profile) => channel ?? options.channel;

  async function follow(bytes: Uint8Array | null): Promise<void> {
    const next = followProfiles(bytes, { held, registryKeys: own.registryKeys(), now: now() });
    if (next === held) return;
    held = next;
    await writeSavedProfiles(profilesFile, next);
  }
  async function openMissing(): Promise<void> {
    const wanted = new Set([options.channel, ...held.document.profiles.map(channelOf)]);
    for (const channel of channels.keys()) if (!wanted.has(channel)) channels.delete(channel);
    const missing = [...wanted].filter((channel) => !channels.has(channel));
    await everyOne(
      missing.map(async (channel) =>
        channels.set(
          channel,
          await createChannelSource({ ...options, channel, lastSetFile: beside(lastSetFile, channel) }),
        ),
      ),
    );
  }
  async function refreshChannels(before: Promise<unknown>): Promise<void> {
    await everyOne([...channels.values()].map((one) => one.refresh(before)));
  }
  async function take(read: PromiseSettledResult<Uint8Array | null>): Promise<void> {
    if (read.status === 'rejected') throw read.reason;
    await follow(read.value);
  }
  async function refresh(): Promise<void> {
    // Together with the channels, but before the keys that come with them, for the same reason as at the start.
    const read = settled(reader.profiles());
    const channelsRead = await settled(refreshChannels(read));
    const profilesTaken = await settled(take(await read));
    throwFirst([channelsRead, profilesTaken, await settled(openMissing())]);
  }
  const served = () => held.document.profiles.filter((one) => channels.has(channelOf(one)));
  const find = (name: string, profiles: readonly Profile[]) => profiles.find((one) => one.name === name);

  // At the start only the host's own channel has to be there: what is missing of the others, the next look tells.
  await settled(take(await firstRead));
  await settled(openMissing());
  return {
    profiles: served,
    resolve({ profile: name, ...visitor }: Visitor) {
      const profile = find(name, served()) ?? find('web', served()) ?? find('web', seedProfiles);
      const source = profile && channels.get(channelOf(profile));
      if (!source) throw new Error('no profile is served');
      return source.resolve({ ...visitor, profile });
    },
    refresh,
    unfit: () => [...channels.values()].flatMap((one) => one.unfit()),
    endings: () => [
      ...own.endings(),
      ...[...channels.values()]
        .filter((one) => one !== own)
        .flatMap((one) => one.endings().filter(({ kind }) => kind === 'channel')),
    ],
    async openOverride(token) {
      const override = await own.openOverride(token);
      await Promise.all([...channels.values()].map((one) => one.openOverride(token)));
      return override;
    },
  };
}

/** `last-set.json` and `partners` as `last-set.partners.json`. */
function beside(file: string, name: string): string {
  return `${file.replace(/\.json$/, '')}.${name}.json`;
}

/** Waits for all of them; rejects with the first fault afterwards. */
async function everyOne(all: readonly Promise<unknown>[]): Promise<void> {
  throwFirst(await Promise.allSettled(all));
}

async function settled<T>(work: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [outcome] = await Promise.allSettled([work]);
  return outcome;
}

function throwFirst(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  const failed = outcomes.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
