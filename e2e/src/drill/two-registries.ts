import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openFolderRegistry, publishFolders, type FolderRegistry } from '@aylal/releases';
import { createS3Storage, openS3Server } from '@aylal/releases/testing';
import {
  freePort,
  supervise,
  openTcpGate,
  startServiceProcess,
  type SupervisedService,
} from '@aylal/provider/testing/drill';
import { openBalancer, type Balancer } from './balancer.ts';

const PREFIX = 'shop';

/** Two registries over one bucket, behind one address. */
export interface TwoRegistries {
  readonly all: readonly [SupervisedService, SupervisedService];
  readonly balancer: Balancer;
  /** The same bucket and keys, in this process. */
  readonly own: FolderRegistry;
  /** Nothing reaches the store for a while. */
  cutStore(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Puts the built remotes of a checkout into a new bucket, live for everybody, and starts two registries over it. */
export async function openTwoRegistries(root: string, folder: string): Promise<TwoRegistries> {
  const server = await openS3Server({ pageSize: 1000 });
  const gate = await openTcpGate(() => Number(new URL(server.url).port));
  const keysFolder = join(folder, 'release-keys');
  const storage = createS3Storage({ bucket: server.bucket, prefix: PREFIX }, server.client());
  const own = openFolderRegistry(join(folder, 'own', 'releases'), { storage, keysFolder });
  await publishFolders(own, builtRemotes(root), { channel: 'stable', at: new Date(), reason: 'a drill' });

  const open = async (name: string) => {
    const port = await freePort();
    const supervised = await supervise((env) =>
      startServiceProcess([join(root, 'releases/src/main.ts'), 'serve'], {
        PORT: String(port),
        DATA_DIR: join(folder, name),
        RELEASES_STORAGE: `s3://${server.bucket}/${PREFIX}`,
        RELEASES_KEYS: keysFolder,
        AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${gate.port}`,
        AWS_REGION: 'us-east-1',
        ...server.credentials,
        DRAIN_DELAY_MS: '0',
        ...env,
      }),
    );
    return { ...supervised, port };
  };
  const all = [await open('registry-one'), await open('registry-other')] as const;
  const balancer = await openBalancer(all.map(({ port }) => port));
  return {
    all,
    balancer,
    own,
    cutStore: (milliseconds) => gate.cut(milliseconds),
    async close() {
      await balancer.close();
      await Promise.all(all.map((one) => one.stop()));
      await gate.close();
      await server.close();
      // A look at the store may still be under way.
      await wait(100);
    },
  };
}

function builtRemotes(root: string): readonly string[] {
  const built = readdirSync(root)
    .map((name) => join(root, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'release.json')));
  if (built.length === 0) throw new Error('no remote is built: npm run build does it');
  return built;
}
