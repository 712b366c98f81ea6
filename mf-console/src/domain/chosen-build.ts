import { releaseVersion, remoteId } from '@aylal/contracts/console';
import { filesToSend, unrecordedFiles } from '@aylal/domain/documents';
import * as v from 'valibot';

/** What `release.json` of a built folder says, as far as this page shows and needs it. The registry reads all of it. */
const buildRecord = v.object({
  remote: remoteId,
  version: releaseVersion,
  git: v.string(),
  files: v.record(v.string(), v.object({ bytes: v.number() })),
});
export type BuildRecord = v.InferOutput<typeof buildRecord>;

const recordText = v.pipe(v.string(), v.parseJson(), buildRecord);

/** Why a folder is no build that can be sent. */
export type FolderFault =
  | { readonly kind: 'no-build' | 'no-record' }
  | { readonly kind: 'missing' | 'unrecorded' | 'other-bytes'; readonly paths: readonly string[] };

/** Where in a chosen folder the build is: it is that folder, or `dist` in it; null where neither has a record. */
export function findBuild(paths: readonly string[]): string | null {
  return ['', 'dist/'].find((base) => paths.includes(`${base}release.json`)) ?? null;
}

/** The record of a build; null for what is none. */
export function readRecord(text: string): BuildRecord | null {
  const parsed = v.safeParse(recordText, text);
  return parsed.success ? parsed.output : null;
}

/** Which files are sent, or what is wrong with the folder. `sizes` has the bytes of each file by its path in the build. */
export function lookAtBuild(
  { files }: BuildRecord,
  sizes: ReadonlyMap<string, number>,
): { readonly paths: readonly string[]; readonly bytes: number } | FolderFault {
  const recorded = Object.keys(files);
  const missing = recorded.filter((path) => !sizes.has(path));
  if (missing.length > 0) return { kind: 'missing', paths: missing };
  const inFolder = [...sizes.keys()].filter((path) => !path.includes('/'));
  const unrecorded = unrecordedFiles(recorded, inFolder);
  if (unrecorded.length > 0) return { kind: 'unrecorded', paths: unrecorded };
  const other = recorded.filter((path) => sizes.get(path) !== files[path]?.bytes);
  if (other.length > 0) return { kind: 'other-bytes', paths: other };
  const paths = filesToSend(recorded, (path) => sizes.has(path));
  return { paths, bytes: paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) };
}
