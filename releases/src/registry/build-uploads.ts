import type { Finding } from '../gates/gate.ts';
import { Refused } from '../documents/refusal.ts';
import type { Published, Registry } from './registry.ts';
import { readBundle, readCheck } from './release-bundle.ts';

/** Takes builds as they arrive, so that who passes them on need not hold them. `signal` says that nobody waits any more. */
export interface BuildUploads {
  /** The body of a publication (`writeBundle`). */
  publish(body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Published>;
  /** The same without a signature: what the gates would say. */
  check(body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<readonly Finding[]>;
}

/** Uploads into a registry of this process, which needs all of a build at once. */
export function createLocalUploads(registry: Pick<Registry, 'publish' | 'check'>): BuildUploads {
  return {
    publish: async (body) => registry.publish(readBundle(await readJson(body))),
    async check(body) {
      const { bundle, look } = readCheck(await readJson(body));
      return registry.check(bundle, look);
    },
  };
}

async function readJson(body: AsyncIterable<Uint8Array>): Promise<unknown> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new Refused('document-shape', 'the body is not a release bundle');
  }
}
