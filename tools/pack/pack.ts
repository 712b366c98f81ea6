import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inParallel, run } from '../run-program.ts';
import { buildDist } from './build-dist.ts';
import { checkPacked } from './check-packed.ts';
import { namedEntries, untypedEntries } from './named-entries.ts';
import { packedManifest } from './packed-manifest.ts';
import { publishedPackages, publishedVersions, type PublishedPackage } from './published-packages.ts';
import { writeTemplate } from './write-template.ts';
import { writePapers } from './write-papers.ts';

/** A package as `npm publish` takes it. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  /** The folder with the built files and its manifest, and the archive of it. */
  readonly folder: string;
  readonly archive: string;
}

/** `npm run pack [-- <folder>]`: every package that teams install, as an archive below the folder, `packages` unless another is named. */
export async function pack(root: string, [target = 'packages']: readonly string[]): Promise<void> {
  const packed = await packAll(root, resolve(root, target));
  for (const { name, version, archive } of packed) console.log(`${name}@${version}  ${archive}`);
}

/** Builds, packs and checks what is published. Throws for a package that is not in order. */
export async function packAll(root: string, target: string): Promise<readonly Packed[]> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { output } = await run('git', ['rev-parse', 'HEAD'], { cwd: root, quiet: true });
  return inParallel(
    publishedPackages(root).map((one) => () => packOne(root, target, one, output.trim())),
    2,
  );
}

async function packOne(
  root: string,
  target: string,
  { folder: source, manifest }: PublishedPackage,
  commit: string,
): Promise<Packed> {
  const { name, version } = manifest;
  const folder = join(target, name.replace('@aylal/', ''));
  mkdirSync(folder, { recursive: true });
  await buildDist(root, source, join(folder, 'dist'));
  if (name === 'create-aylal-remote') await writeTemplate(root, join(folder, 'dist/template'), publishedVersions(root));
  const exports = namedEntries(join(root, source), manifest.exports ?? {});
  const packed = packedManifest({ ...manifest, exports }, publishedVersions(root), commit);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  writePapers(root, source, folder, manifest);
  const { code, output } = await run('npm', ['pack', folder, '--pack-destination', target, '--ignore-scripts'], {
    cwd: root,
    quiet: true,
  });
  if (code !== 0) throw new Error(`${name} cannot be packed:\n${output}`);
  const archive = join(target, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  await checkPacked(root, archive, untypedEntries(exports));
  return { name, version, folder, archive };
}
