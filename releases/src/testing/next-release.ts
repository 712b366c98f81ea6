import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRecord } from '../documents/release-record.ts';

/** The same code as the next release: under its own version and its own global name, which its entry and its manifest hold, with the hashes that follow, in a folder that the caller deletes. `label` ends its version. */
export function copyAsNext(from: string, label = 'next'): { folder: string; version: string } {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-next-'));
  cpSync(from, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  const version = `${record.version}${label}`;
  const uniqueName = `${record.uniqueName}${label}`;
  const renamed = (path: string) => readFileSync(join(folder, path), 'utf8').replaceAll(record.uniqueName, uniqueName);
  // Named by its content, as a build does it.
  const entry = `entry.${createHash('sha256').update(renamed(record.entry)).digest('hex').slice(0, 10)}.js`;
  const files = { ...record.files };
  delete files[record.entry];
  for (const [path, name] of [
    [record.entry, entry],
    [record.mfManifest, record.mfManifest],
  ] as const) {
    const bytes = Buffer.from(renamed(path).replaceAll(record.entry, entry));
    renameSync(join(folder, path), join(folder, name));
    writeFileSync(join(folder, name), bytes);
    files[name] = { sha384: createHash('sha384').update(bytes).digest('base64'), bytes: bytes.length };
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...record, version, uniqueName, entry, files }));
  return { folder, version };
}
