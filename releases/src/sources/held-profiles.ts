import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refused } from '../documents/refusal.ts';
import type { RegistryKeys } from '../keys/registry-keys.ts';
import { firstProfiles, openProfiles, type ProfilesDocument } from '../profiles/profiles-document.ts';

/** The profiles that a host works with, and the bytes that they were read from; none in a registry in which nobody has set one. */
export interface HeldProfiles {
  readonly bytes: Uint8Array | null;
  readonly document: ProfilesDocument;
}

/** What counts before anything was read. */
export const noProfilesRead: HeldProfiles = { bytes: null, document: firstProfiles };

/** The profiles of a registry as they are now: the same object when nothing changed. Throws what `openProfiles` throws, and `replayed` for older ones than were seen. */
export function followProfiles(
  bytes: Uint8Array | null,
  { held, registryKeys, now }: { held: HeldProfiles; registryKeys: RegistryKeys; now: Date | null },
): HeldProfiles {
  if (bytes && held.bytes ? Buffer.compare(bytes, held.bytes) === 0 : bytes === held.bytes) return held;
  const document = bytes ? openProfiles(bytes, registryKeys, now, 'left-out') : firstProfiles;
  if (document.serial < held.document.serial)
    throw new Refused('replayed', `profiles ${document.serial} are older than ${held.document.serial}`);
  return { bytes, document };
}

/** What a host keeps for a start without the registry, verified like a new document; what was changed there is as good as none. */
export async function readSavedProfiles(file: string, registryKeys: RegistryKeys): Promise<HeldProfiles> {
  try {
    return followProfiles(await readFile(file), { held: noProfilesRead, registryKeys, now: null });
  } catch (error) {
    if (error instanceof Refused || (error as NodeJS.ErrnoException).code === 'ENOENT') return noProfilesRead;
    throw error;
  }
}

/** Replaces the kept profiles at once: a crash leaves those before. */
export async function writeSavedProfiles(file: string, { bytes }: HeldProfiles): Promise<void> {
  if (!bytes) return;
  await mkdir(dirname(file), { recursive: true });
  const arriving = `${file}.${process.pid}.arriving`;
  await writeFile(arriving, bytes);
  await rename(arriving, file);
}
