import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

/** The file of a backup that says what is in it. */
export const manifestFile = 'backup.json';

/** What is in a backup: when it was made, from which engine, and the SHA-256 of every file by its path. */
export const manifest = v.object({
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  database: v.picklist(['pglite', 'postgres']),
  files: v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});
export type Manifest = v.InferOutput<typeof manifest>;

/** The digest of every file below a folder, but the manifest's own. */
export async function digestsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const digests: Record<string, string> = {};
  for (const path of paths.toSorted()) {
    const name = relative(folder, path);
    if (name !== manifestFile) digests[name] = await digestOf(path);
  }
  return digests;
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
