import { sourceCommit as commitOfFolders } from '../shared/build/src/sources/source-commit.ts';
import { sourceDigest as digestOfFolders } from '../shared/build/src/sources/source-digest.ts';
import { countsTesting } from '../shared/build/src/sources/source-files.ts';
import { withNeeds, type WorkspacePackage } from './workspace.ts';

/** Digest of all that a package is built from: its sources, those of the workspace packages below it, the build preset, the lockfile. */
export function sourceDigest(root: string, one: WorkspacePackage, all: readonly WorkspacePackage[]): string {
  return digestOfFolders(root, sourceFolders(one, all));
}

/** The last commit that changed any of that: see `sourceCommit` of the presets. */
export function sourceCommit(root: string, one: WorkspacePackage, all: readonly WorkspacePackage[]): Promise<string> {
  return commitOfFolders(root, sourceFolders(one, all));
}

function sourceFolders(one: WorkspacePackage, all: readonly WorkspacePackage[]): readonly string[] {
  const preset = all.filter(
    ({ folder }) => folder === 'shared/build' || (folder === 'shared/testing' && countsTesting(one.directory)),
  );
  return [...new Set([...withNeeds(one, all), ...preset].map(({ directory }) => directory))].toSorted();
}
