import { reachableReleases } from '../channels/reachable-releases.ts';
import { currentReleases } from '../documents/channel-document.ts';
import { profileFindings } from '../profiles/profile-findings.ts';
import type { ChannelStore } from './channel-store.ts';
import type { ProfileStore } from './profile-store.ts';
import { refuseFindings } from './refuse-findings.ts';
import type { RegistryCommand } from './registry-command.ts';
import type { CommandOutcome } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ShellStore } from './shell-store.ts';

interface ProfileParts {
  readonly channels: ChannelStore;
  readonly profiles: ProfileStore;
  readonly releases: ReleaseStore;
  readonly shells: ShellStore;
}

/** What a profile is checked against that reads the channel of its host: hosts read it unless configured otherwise. */
const usualChannel = 'stable';

/** Sets a profile, when its channel has what it shows and its shell can run that. Rejects with `Refused`, and then nothing has changed. */
export function createProfileSet({ channels, profiles, releases, shells }: ProfileParts) {
  return async ({ profile, after }: Extract<RegistryCommand, { act: 'profile-set' }>): Promise<CommandOutcome> => {
    const channel = profile.channel ?? usualChannel;
    const head = await channels.read(channel);
    const [live, ...others] = await Promise.all(
      [currentReleases(head), ...reachableReleases(head)].map(releases.records),
    );
    const around = { channel, live: live ?? [], reachable: distinct(others.flat()), shells: await shells.all() };
    refuseFindings(`profile ${profile.name}`, profileFindings(profile, around));
    return profiles.set(profile, after);
  };
}

function distinct<T extends { readonly remote: string; readonly version: string }>(
  records: readonly T[],
): readonly T[] {
  return [...new Map(records.map((one) => [`${one.remote} ${one.version}`, one])).values()];
}
