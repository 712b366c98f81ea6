import { join } from 'node:path';
import { createFolderSource, publishFolders, type FolderRegistry, type ReleaseSource } from '@aylal/releases';
import { buildFurtherRemote } from './further-remote.ts';

/** How many remotes are registered where the landing page is measured. */
export const registrations = [2, 7, 20, 50] as const;

/** The real remotes, then as many others; with two, the two that the landing page lives on. */
const real = ['mf-flights', 'mf-account', 'mf-checkout'];

/** A channel of the registry for each number of registered remotes. The further ones are published and promoted like real ones. */
export async function startRegistrations(
  registry: FolderRegistry,
  root: string,
  builtIn: string,
): Promise<readonly { readonly registered: number; readonly source: ReleaseSource }[]> {
  const folders = [
    ...real.map((remote) => join(root, remote, 'dist')),
    ...Array.from({ length: Math.max(...registrations) - real.length }, (_, index) =>
      buildFurtherRemote(builtIn, index),
    ),
  ];
  const started = [];
  for (const registered of registrations) {
    const channel = `bench-${registered}`;
    await publishFolders(registry, folders.slice(0, registered), { channel, at: new Date(), reason: 'bench' });
    started.push({ registered, source: await createFolderSource(registry, { baseUrl: '/releases/', channel }) });
  }
  return started;
}
