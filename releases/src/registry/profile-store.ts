import { Refused } from '../documents/refusal.ts';
import { signDocument } from '../documents/signed-document.ts';
import type { Profile } from '../profiles/profile.ts';
import {
  firstProfiles,
  mostProfilesBytes,
  openProfiles,
  profilesKind,
  type ProfilesDocument,
} from '../profiles/profiles-document.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { RegistryKeyStore } from './registry-key-store.ts';

/** The profile of anyone who names none. */
const needed = 'web';

/** The profiles of a registry. `after` is the serial that the sender of a change looked at: what somebody else changed since is refused as `conflict`. */
export function createProfileStore(storage: Storage, registryKeys: RegistryKeyStore, now: () => Date) {
  const open = async (bytes: Buffer | null): Promise<ProfilesDocument> =>
    bytes ? openProfiles(bytes, await registryKeys.believed()) : firstProfiles;

  async function write(before: Buffer | null, serial: number, profiles: readonly Profile[]): Promise<boolean> {
    const next: ProfilesDocument = { serial, issued: now().toISOString(), profiles };
    const signing = await registryKeys.signing();
    const bytes = Buffer.from(JSON.stringify(signDocument(profilesKind, next, signing)));
    if (bytes.length > mostProfilesBytes)
      throw new Refused('document-too-long', `the profiles would have ${bytes.length} bytes`);
    openProfiles(bytes, await registryKeys.believed());
    return storage.swap(documentKeys.profiles, bytes, before);
  }

  async function change(after: number, decide: (profiles: readonly Profile[]) => readonly Profile[] | null) {
    const before = await storage.read(documentKeys.profiles);
    const { serial, profiles } = await open(before);
    if (serial !== after) throw conflict(serial, after);
    const next = decide(profiles);
    if (!next) return { changed: false };
    if (!(await write(before, serial + 1, next))) throw conflict(serial + 1, after);
    return { changed: true };
  }

  return {
    read: async (): Promise<ProfilesDocument> => open(await storage.read(documentKeys.profiles)),
    /** Adds a profile, or puts it in the place of the one of its name; no change when that is the same. */
    set: (profile: Profile, after: number) =>
      change(after, (profiles) => {
        const same = profiles.find(({ name }) => name === profile.name);
        if (same && JSON.stringify(same) === JSON.stringify(profile)) return null;
        return same ? profiles.map((one) => (one === same ? profile : one)) : [...profiles, profile];
      }),
    /** Throws `unknown-profile`, and `needed-profile` for the one that visitors get who name none. */
    remove: (name: string, after: number) =>
      change(after, (profiles) => {
        if (name === needed)
          throw new Refused(
            'needed-profile',
            `${needed} is what visitors get who name no profile; set it again instead`,
          );
        if (!profiles.some((one) => one.name === name))
          throw new Refused('unknown-profile', `there is no profile ${name}`);
        return profiles.filter((one) => one.name !== name);
      }),
    /** Writes the profiles of a new registry, so that there is a document to read. */
    async establish(): Promise<void> {
      const before = await storage.read(documentKeys.profiles);
      if (!before) await write(null, 1, firstProfiles.profiles);
    },
    /** Signs the profiles again with the registry's present key. */
    async touch(): Promise<void> {
      for (;;) {
        const before = await storage.read(documentKeys.profiles);
        if (!before) return;
        const { serial, profiles } = await open(before);
        if (await write(before, serial + 1, profiles)) return;
      }
    },
  };
}

export type ProfileStore = ReturnType<typeof createProfileStore>;

function conflict(serial: number, after: number): Refused {
  return new Refused('conflict', `the profiles are at ${serial}, not ${after}: somebody else was first; look again`);
}
