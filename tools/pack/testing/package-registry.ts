import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { inParallel, run } from '../../run-program.ts';
import { ownGroup, rememberChild } from '../../processes/children.ts';
import { endFamily } from '../../processes/end-family.ts';
import type { Packed } from '../pack.ts';

/** A registry of packages like npm's, for ours alone: `--@aylal:registry=<url>` gets them from it, and others from where npm gets them otherwise. */
export interface PackageRegistry {
  readonly url: string;
  publish(packed: readonly Packed[]): Promise<void>;
  close(): Promise<void>;
}

/** Starts a registry of packages that stores below `folder`. */
export async function startPackageRegistry(root: string, folder: string): Promise<PackageRegistry> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const config = join(folder, 'registry.yaml');
  writeFileSync(config, settings(join(folder, 'storage')));
  const child = rememberChild(
    spawn(join(root, 'node_modules/.bin/verdaccio'), ['--config', config, '--listen', `localhost:${port}`], {
      ...ownGroup,
      stdio: 'ignore',
    }),
  );
  await answers(`${url}-/ping`);
  return {
    url,
    async publish(packed) {
      const jobs = packed.map(({ name, archive }) => async () => {
        const access = ['--registry', url, `--${url.replace('http:', '')}:_authToken=anyone`, '--no-provenance'];
        const ended = await run('npm', ['publish', archive, ...access], { cwd: folder, quiet: true });
        if (ended.code !== 0) throw new Error(`${name} was not published:\n${ended.output}`);
      });
      await inParallel(jobs, 2);
    },
    async close() {
      if (child.pid !== undefined) await endFamily(child.pid);
    },
  };
}

function settings(storage: string): string {
  return JSON.stringify({
    storage,
    packages: Object.fromEntries(
      ['@aylal/*', 'create-aylal-remote'].map((name) => [name, { access: '$all', publish: '$all' }]),
    ),
    log: { type: 'stdout', level: 'error' },
    web: { enable: false },
  });
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until it answers. Throws after half a minute. */
async function answers(url: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100)))
    if ((await fetch(url).catch(() => null))?.ok) return;
  throw new Error(`${url} did not answer`);
}
