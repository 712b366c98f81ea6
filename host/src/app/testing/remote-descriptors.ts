import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isForMode, type Descriptor } from '@aylal/shell/descriptor';

const root = join(__dirname, '../../../..');

/** The descriptors of all remotes of the workspace, or of those that a mode registers. Read by folder, because the host imports no remote and a new one must not be forgotten. */
export async function remoteDescriptors(mode?: string): Promise<readonly Descriptor[]> {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const modules = remotes.map(
    (name) => import(join(root, name, 'src/descriptor.ts')) as Promise<{ descriptor: Descriptor }>,
  );
  const all = (await Promise.all(modules)).map(({ descriptor }) => descriptor);
  return mode === undefined ? all : all.filter((descriptor) => isForMode(descriptor, mode));
}
