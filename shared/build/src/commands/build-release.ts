import { sourceCommit } from '../sources/source-commit.ts';
import { sourceDigest } from '../sources/source-digest.ts';
import { buildFolder } from './build-folder.ts';

/** Builds the release of a remote with a repository of its own: its version and its commit are those of the sources that are there. False where nothing was built. */
export async function buildRelease(remote: string): Promise<boolean> {
  process.env['NODE_ENV'] = 'production';
  process.env['AYLAL_SOURCES'] = sourceDigest(remote, [remote]);
  process.env['AYLAL_COMMIT'] = await sourceCommit(remote, [remote]);
  return buildFolder(remote);
}
