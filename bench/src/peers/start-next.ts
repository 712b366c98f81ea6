import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cpuMsOf } from '../load/cpu-ms-of.ts';
import { freePort } from '../load/start-engine.ts';
import { buildNext, nextEnvironment, nextFolder, nextProgram } from './build-next.ts';
import { packFile, type PackedFile } from './packed-file.ts';
import type { RenderedPage } from './rendered-page.ts';
import { startEdge, type Edge } from './start-edge.ts';

/** Next.js behind its edge, and its server by itself. */
export interface NextPeer extends Edge {
  readonly server: { readonly url: string; cpuMs(): number };
}

/** `next start` behind the same edge as the floor, in front of the same provider. Rejects when it cannot be installed or built. */
export async function startNext(product: string, providerUrl: string, rendered: RenderedPage): Promise<NextPeer> {
  await buildNext();
  const port = await freePort();
  const child = spawn(process.execPath, [nextProgram, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: nextFolder,
    env: { ...nextEnvironment, PROVIDER_URL: providerUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const pages = `http://127.0.0.1:${port}`;
  const { 'cache-control': _, ...headers } = rendered.headers;
  try {
    await answers(pages, () => child.exitCode);
    const edge = await startEdge({ packedFiles: builtFiles(), pages, product, headers });
    return {
      url: edge.url,
      server: { url: pages, cpuMs: () => cpuMsOf(child.pid) },
      async close() {
        await edge.close();
        child.kill('SIGTERM');
        await ended;
      },
    };
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
}

async function answers(url: string, exitCode: () => number | null): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (exitCode() !== null) throw new Error(`next start ended with ${exitCode()}`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  throw new Error('next start does not answer');
}

/** The build's files, which never change under their names. */
function builtFiles(): ReadonlyMap<string, PackedFile> {
  const root = join(nextFolder, '.next/static');
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const address = `/_next/static/${relative(root, path).split(sep).join('/')}`;
      return [address, packFile(name, readFileSync(path), headers)] as const;
    }),
  );
}
