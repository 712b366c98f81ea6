import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FileHashes } from './file-hashes.ts';

export interface DoorAddress {
  /** Never used before: the runtime keeps what it knows by name, failures too (federation.md traps 4, 8, 12). */
  readonly name: string;
  readonly entry: string;
  readonly globalName: string;
}

/** The federation runtime as the loader needs it. */
export interface FederationRuntime {
  /** Loads the entry with its hash and evaluates `./remote`. */
  loadDoor(address: DoorAddress): Promise<unknown>;
}

/** The runtime of the page. It belongs to the host's build, which holds the share scope, so there is one for the page. */
export function createFederationRuntime({
  hashes,
  page,
  entryLimitMs,
}: {
  hashes: FileHashes;
  page: Document;
  entryLimitMs: number;
}): FederationRuntime {
  const trusted = scriptAddressPolicy();
  registerPlugins([
    {
      name: 'aylal-integrity',
      createScript({ url }: { url: string }) {
        const script = page.createElement('script');
        const hash = hashes[url.split('?')[0] ?? url];
        if (!hash) throw new Error(`no integrity is known for ${url}`);
        script.integrity = hash;
        script.crossOrigin = 'anonymous';
        script.async = true;
        script.src = trusted(url);
        return { script, timeout: entryLimitMs };
      },
    },
  ]);
  return {
    async loadDoor({ name, entry, globalName }) {
      registerRemotes([{ name, entry, type: 'global', entryGlobalName: globalName }]);
      const module = await loadRemote<{ remote?: unknown }>(`${name}/remote`);
      return module?.remote;
    },
  };
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** WEB-1 asks for trusted types; every address that comes here is one whose hash is known. */
function scriptAddressPolicy(): (url: string) => string {
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!factory) return (url) => url;
  const policy = factory.createPolicy('aylal-loader', { createScriptURL: (url) => url });
  return (url) => policy.createScriptURL(url);
}
