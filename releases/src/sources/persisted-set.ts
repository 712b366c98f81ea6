import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

const base64 = v.string();
const persistedSet = v.strictObject({
  /** Left out while the registry has never changed its key. */
  registryKeys: v.exactOptional(base64),
  ring: base64,
  channel: base64,
  releases: v.record(v.string(), v.strictObject({ release: base64, signature: base64 })),
});

/** The documents of the last good set, byte for byte, so that they are verified again when they are read (MFE-3). */
export type PersistedSet = v.InferOutput<typeof persistedSet>;

/** Null when there is none, or one that cannot be read. */
export async function readPersistedSet(file: string): Promise<PersistedSet | null> {
  try {
    const parsed = v.safeParse(persistedSet, JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Replaces the kept set at once: a crash leaves the one before. */
export async function writePersistedSet(file: string, set: PersistedSet): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const arriving = `${file}.${process.pid}.arriving`;
  await writeFile(arriving, JSON.stringify(set));
  await rename(arriving, file);
}
