import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRecord } from '../documents/release-record.ts';

/** The same code as the next release: under its own version and its own global name, with the hashes that follow, in a folder that the caller deletes. */
export function copyAsNext(from: string): { folder: string; version: string } {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-next-'));
  cpSync(from, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  const version = `${record.version}next`;
  const uniqueName = `${record.uniqueName}next`;
  const files: Record<string, { sha384: string; bytes: number }> = {};
  for (const path of readdirSync(folder).filter((name) => name in record.files)) {
    const bytes = Buffer.from(readFileSync(join(folder, path), 'utf8').replaceAll(record.uniqueName, uniqueName));
    writeFileSync(join(folder, path), bytes);
    files[path] = { sha384: createHash('sha384').update(bytes).digest('base64'), bytes: bytes.length };
  }
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({ ...record, version, uniqueName, files: { ...record.files, ...files } }),
  );
  return { folder, version };
}
