import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Descriptor } from '@aylal/shell';

const root = join(__dirname, '../../../..');

/** The descriptors of all remotes of the workspace. Read by folder, because the host imports no remote and a new one must not be forgotten. */
export async function remoteDescriptors(): Promise<readonly Descriptor[]> {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const modules = remotes.map(
    (name) => import(join(root, name, 'src/descriptor.ts')) as Promise<{ descriptor: Descriptor }>,
  );
  return (await Promise.all(modules)).map(({ descriptor }) => descriptor);
}
