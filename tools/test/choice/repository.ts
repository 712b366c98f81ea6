import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageFolders } from '../../../e2e/src/fixtures/messages.ts';
import { packageFolders } from '../../packages.ts';
import type { Repository } from './choose-tests.ts';
import { listFiles } from './list-files.ts';
import type { RemoteFacts } from './remotes-of-spec.ts';

interface Descriptor {
  readonly routes?: readonly { readonly pattern: string }[];
  readonly dialogs?: readonly { readonly view: string }[];
}

/** Reads what the choice of tests is made from: sources, package manifests, descriptors, operations. */
export async function readRepository(root: string): Promise<Repository> {
  const files = listFiles(root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const sources = files.filter((file) => /\.(tsx?|[cm]?js|json|css)$/.test(file));
  return {
    packages: packageFolders(root),
    files,
    texts: new Map(sources.map((file) => [file, read(file)])),
    entryPoints: new Map(
      packageFolders(root).flatMap((folder) => entryPointsOf(folder, read(`${folder}/package.json`), files)),
    ),
    remotes: await Promise.all(
      files.filter((file) => /^mf-[^/]+\/src\/descriptor\.ts$/.test(file)).map((file) => readRemote(root, file)),
    ),
    messageFolders: new Map(Object.entries(messageFolders)),
    operations: await readOperations(root),
  };
}

/** Entry points of a package by the name they are imported under; `*` in a manifest is one entry point for each folder that fits. */
export function entryPointsOf(folder: string, manifest: string, files: readonly string[]): [string, string][] {
  const { name, exports = {} } = JSON.parse(manifest) as { name: string; exports?: Record<string, string> };
  return Object.entries(exports).flatMap(([path, target]): [string, string][] => {
    const [before = '', after] = join(folder, target).split('*');
    if (after === undefined) return [[name + path.slice(1), before]];
    return files.flatMap((file): [string, string][] => {
      const fits = file.length > before.length + after.length && file.startsWith(before) && file.endsWith(after);
      const part = file.slice(before.length, -after.length);
      return fits && !part.includes('/') ? [[name + path.slice(1).replace('*', part), file]] : [];
    });
  });
}

async function readRemote(root: string, file: string): Promise<RemoteFacts> {
  const { descriptor } = (await import(join(root, file))) as { descriptor: Descriptor };
  return {
    folder: file.split('/')[0] ?? '',
    patterns: (descriptor.routes ?? []).map(({ pattern }) => pattern),
    dialogs: (descriptor.dialogs ?? []).map(({ view }) => view),
  };
}

/** Paths of the contract's operations, by the name they are imported under. */
async function readOperations(root: string): Promise<ReadonlyMap<string, string>> {
  const { operations } = (await import(join(root, 'shared/contracts/src/operations-entry.ts'))) as {
    operations: Readonly<Record<string, { readonly path: string }>>;
  };
  return new Map(Object.entries(operations).map(([name, { path }]) => [name, path]));
}
