import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenPackages } from './packages.ts';
import { inParallel, runNode } from './run-program.ts';
import { sourceCommit, sourceDigest } from './source-digest.ts';
import { workspacePackages, type WorkspacePackage } from './workspace.ts';

/** Builds host and remotes that changed since their last build, two at a time; packages without a webpack.config.ts run from their sources. Throws with what webpack said. */
export async function build(root: string, args: readonly string[]): Promise<void> {
  const all = workspacePackages(root);
  const chosen = chosenPackages(root, args);
  const built = all.filter(
    ({ folder, directory }) => chosen.includes(folder) && existsSync(join(directory, 'webpack.config.ts')),
  );
  const faults = await inParallel(
    built.map((one) => () => buildOne(root, one, all)),
    2,
  );
  const said = faults.filter((fault) => fault !== null);
  if (said.length > 0) throw new Error(said.join('\n'));
}

async function buildOne(root: string, one: WorkspacePackage, all: readonly WorkspacePackage[]): Promise<string | null> {
  const digest = sourceDigest(root, one, all);
  const stamp = join(one.directory, 'dist', '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return null;
  console.log(`  building ${one.folder} …`);
  const start = Date.now();
  const { code, output } = await runNode(root, 'tools/build-package.ts', [one.directory], {
    quiet: true,
    env: { AYLAL_SOURCES: digest, AYLAL_COMMIT: await sourceCommit(root, one, all) },
  });
  if (code !== 0) return `${one.folder} does not build:\n${output}`;
  writeFileSync(stamp, digest);
  console.log(`  built ${one.folder} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return null;
}
