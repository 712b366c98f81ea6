import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost, type HostOptions } from '@aylal/host/server';
import { createFolderSource, openFolderRegistry, publishFolders, type ReleaseSource } from '@aylal/releases';
import { copyAsNext } from '@aylal/releases/testing';
import { freePort, startEngine } from '../load/start-engine.ts';
import { startProviderProcess } from '../load/start-provider-process.ts';
import { buildOneBundle } from './build-one-bundle.ts';
import { startRegistrations } from '../scaling/start-registrations.ts';
import { withFurtherRemotes } from './further-remotes.ts';
import { remotes, root } from './remotes.ts';

/** Shared by provider and hosts, as in a shop: suggestions are for servers that have it. */
const suggestKey = 'suggest-key-of-the-bench';

/** The product, the same as one bundle, and the product with further remotes registered: each its own web server, all in front of one provider. */
export interface Peers {
  readonly product: string;
  /** Root of the provider that all peers read. */
  readonly provider: string;
  /** Builds it first. */
  oneBundle(): Promise<string>;
  /** The product with two to fifty remotes published and promoted; the fewest twice, to see what the machine cannot tell apart. */
  withRegistrations(): Promise<readonly { registered: number; url: string; source: ReleaseSource }[]>;
  /** The product with a release of the results page's remote behind the present one, and a sandbox to play faults on it. */
  withLastGood(): Promise<string>;
  /** The product with these built releases in place of the present ones; `release` publishes another one and has the host serve it. */
  withReleases(folders: readonly string[]): Promise<{ url: string; release(folder: string): Promise<void> }>;
  /** The product with so many further remotes registered. */
  withFurther(count: number): Promise<string>;
  close(): Promise<void>;
}

/** Starts them; host and remotes must be built. */
export async function startPeers(): Promise<Peers> {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-bench-page-'));
  const releasesFolder = join(folder, 'releases');
  const registry = openFolderRegistry(releasesFolder);
  await publishFolders(
    registry,
    remotes.map((remote) => join(root, remote, 'dist')),
    { channel: 'stable', at: new Date(), reason: 'bench' },
  );
  const source = await createFolderSource(registry, { baseUrl: '/releases/' });
  const database = await startEngine('embedded');
  const provider = await startProviderProcess(database.databaseUrl, { SUGGEST_KEY: suggestKey });
  const hosts: { close(): Promise<void> }[] = [];
  const start = async (
    buildFolder: string,
    from: ReleaseSource,
    how: Partial<Pick<HostOptions, 'sandbox' | 'renderThreads' | 'renderDeadlineMs'>> = {},
  ) => {
    const host = await startHost({
      host: '127.0.0.1',
      port: await freePort(),
      buildFolder,
      source: from,
      releasesFolder,
      providerUrl: provider.url,
      sandbox: false,
      suggestKey,
      logLevel: 'error',
      ...how,
    });
    hosts.push(host);
    return host.url;
  };
  return {
    provider: provider.url,
    product: await start(join(root, 'host/dist'), source),
    oneBundle: async () => start(await buildOneBundle(), source),
    async withRegistrations() {
      const all = await startRegistrations(registry, root, join(folder, 'further'));
      return Promise.all(
        [...all.slice(0, 1), ...all].map(async (one) => ({
          ...one,
          // So many hosts on one machine are late now and then; a page left to the browser cannot be compared with a rendered one.
          url: await start(join(root, 'host/dist'), one.source, { renderThreads: 1, renderDeadlineMs: 10_000 }),
        })),
      );
    },
    async withLastGood() {
      const channel = 'bench-last-good';
      const publish = (folders: string[]) =>
        publishFolders(registry, folders, { channel, at: new Date(), reason: 'bench' });
      await publish(remotes.map((remote) => join(root, remote, 'dist')));
      const next = copyAsNext(join(root, 'mf-flights', 'dist'));
      await publish([next.folder]);
      rmSync(next.folder, { recursive: true });
      return start(join(root, 'host/dist'), await createFolderSource(registry, { baseUrl: '/releases/', channel }), {
        sandbox: true,
      });
    },
    async withReleases(folders) {
      const channel = 'bench-releases';
      const publish = (built: readonly string[]) =>
        publishFolders(registry, built, { channel, at: new Date(), reason: 'bench' });
      await publish(remotes.map((remote) => join(root, remote, 'dist')));
      await publish(folders);
      const own = await createFolderSource(registry, { baseUrl: '/releases/', channel });
      return {
        url: await start(join(root, 'host/dist'), own),
        async release(folder) {
          await publish([folder]);
          await own.refresh();
        },
      };
    },
    withFurther: (count) => start(join(root, 'host/dist'), withFurtherRemotes(source, count)),
    async close() {
      await Promise.all(hosts.map((host) => host.close()));
      await provider.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
