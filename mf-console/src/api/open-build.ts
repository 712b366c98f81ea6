import { findBuild, lookAtBuild, readRecord, type BuildRecord, type FolderFault } from '../domain/chosen-build.ts';
import type { ChosenFile } from './chosen-folder.ts';
import { readText } from './read-file.ts';

/** A built folder of this machine, ready to be sent. */
export interface OpenedBuild {
  readonly record: BuildRecord;
  readonly release: File;
  /** By path in the build; only what is sent. */
  readonly files: ReadonlyMap<string, File>;
  readonly bytes: number;
}

/** Opens a chosen folder, or says why it is no build. */
export async function openBuild(chosen: readonly ChosenFile[]): Promise<OpenedBuild | FolderFault> {
  const base = findBuild(chosen.map(({ path }) => path));
  if (base === null) return { kind: 'no-build' };
  const files = new Map(
    chosen.flatMap(({ path, file }) => (path.startsWith(base) ? [[path.slice(base.length), file] as const] : [])),
  );
  const release = files.get('release.json');
  const record = release ? readRecord(await readText(release)) : null;
  if (!release || !record) return { kind: 'no-record' };
  const found = lookAtBuild(record, new Map([...files].map(([path, { size }]) => [path, size])));
  if ('kind' in found) return found;
  const sent = found.paths.flatMap((path) => {
    const file = files.get(path);
    return file ? [[path, file] as const] : [];
  });
  return { record, release, files: new Map(sent), bytes: found.bytes };
}
