import { reachableReleases } from '../channels/reachable-releases.ts';
import { currentReleases } from '../documents/channel-document.ts';
import { profileFindings } from '../profiles/profile-findings.ts';
import type { ChannelBook } from './channel-book.ts';
import type { ProfileBook } from './profile-book.ts';
import { refuseFindings } from './refuse-findings.ts';
import type { RegistryAct } from './registry-act.ts';
import type { ActOutcome } from './registry.ts';
import type { ReleaseBook } from './release-book.ts';
import type { ShellBook } from './shell-book.ts';

interface ProfileParts {
  readonly channels: ChannelBook;
  readonly profiles: ProfileBook;
  readonly releases: ReleaseBook;
  readonly shells: ShellBook;
}

/** What a profile is checked against that reads the channel of its host: hosts read it unless they are told otherwise. */
const usualChannel = 'stable';

/** Sets a profile, when its channel has what it shows and its shell can run that. Rejects with `Refused`, and then nothing has changed. */
export function createProfileSet({ channels, profiles, releases, shells }: ProfileParts) {
  return async ({ profile, after }: Extract<RegistryAct, { act: 'profile-set' }>): Promise<ActOutcome> => {
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
