import * as v from 'valibot';
import type { LaterMembers } from '../documents/parse-document.ts';
import { timestamp } from '../documents/release-record.ts';
import { openSigned } from '../documents/signed-document.ts';
import { registryKeyOf, type RegistryKeys } from '../keys/registry-keys.ts';
import { profile } from './profile.ts';
import { seedProfiles } from './seed-profiles.ts';

const document = v.object({
  /** Only grows; 0 while nobody has set a profile. */
  serial: v.pipe(v.number(), v.integer(), v.minValue(0)),
  issued: timestamp,
  profiles: v.pipe(v.array(profile), v.minLength(1), v.maxLength(200), v.readonly()),
});

/** All profiles of a registry, signed by it. */
export type ProfilesDocument = v.InferOutput<typeof document>;

/** Keeps a signature for profiles from counting for another document. */
export const profilesKind = 'aylal-profiles';
export const mostProfilesBytes = 256 * 1024;

/** What counts in a registry in which nobody has set a profile, also in one that is older than profiles. */
export const firstProfiles: ProfilesDocument = {
  serial: 0,
  issued: '2026-01-01T00:00:00.000Z',
  profiles: seedProfiles,
};

/** Throws unless the registry itself signed it; `now` null leaves out whether its key has ended. */
export function openProfiles(
  bytes: Uint8Array,
  registryKeys: RegistryKeys,
  now: Date | null = null,
  later: LaterMembers = 'refused',
): ProfilesDocument {
  const what = 'the profiles';
  const expected = { what, kind: profilesKind, payload: document, mostBytes: mostProfilesBytes, later };
  return openSigned(expected, bytes, (id) => registryKeyOf(registryKeys, id, what, now)).payload;
}
