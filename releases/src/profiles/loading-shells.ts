import type { ReleaseRecord } from '../documents/release-record.ts';
import { descriptorForProfile } from './descriptor-for-profile.ts';
import type { Profile } from './profile.ts';

/** Whether a profile takes this release; `channel` is where it is or goes live, null for any. A profile without a channel reads the one of its host, which may be any. */
export function isLoadedBy(
  profile: Profile,
  { descriptor }: Pick<ReleaseRecord, 'descriptor'>,
  channel: string | null,
): boolean {
  const reads = channel === null || profile.channel === null || profile.channel === channel;
  return reads && descriptorForProfile(profile, descriptor) !== null;
}

/** The shells that would load this release, because they serve a profile that takes it: only these are asked. */
export function loadingShells<T extends { readonly name: string }>(
  shells: readonly T[],
  profiles: readonly Profile[],
  record: Pick<ReleaseRecord, 'descriptor'>,
  channel: string | null,
): readonly T[] {
  return shells.filter(({ name }) =>
    profiles.some((profile) => profile.shell === name && isLoadedBy(profile, record, channel)),
  );
}
