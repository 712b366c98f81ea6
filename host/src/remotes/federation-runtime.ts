import type { FileHashes } from './file-hashes.ts';
import { trustedAddress } from '../services/trusted-address.ts';
import { EntryNotLoaded, loadEntry } from './load-entry.ts';

export interface DoorAddress {
  readonly entry: string;
  /** Each release has a global of its own, so nothing of another release answers. */
  readonly globalName: string;
}

/** Federation as the loader needs it. */
export interface FederationRuntime {
  /** Loads the entry with its hash, joins it to the page's shared modules and evaluates `./remote`. Rejects with `EntryNotLoaded` when the entry is at fault. */
  loadModule(address: DoorAddress): Promise<unknown>;
}

/** What every entry of a remote leaves behind: webpack's container interface. */
interface Container {
  init(shareScope: object, initScope: unknown[]): unknown;
  get(exposed: string): Promise<() => { remote?: unknown }>;
}

/**
 * Containers are loaded here and not by the federation runtime: each file by its hash, against a deadline, and nothing is remembered of a failure
 * (federation.md traps 4, 7, 8, 12). The runtime negotiates what is shared.
 */
export function createFederationRuntime({
  hashes,
  page,
  entryLimitMs,
  shareScope,
}: {
  hashes: FileHashes;
  page: Window & typeof globalThis;
  entryLimitMs: number;
  /** The shared modules of the host's build. */
  shareScope: () => object;
}): FederationRuntime {
  const trusted = trustedAddress('aylal-loader');
  const left = page as unknown as Record<string, Container | undefined>;
  return {
    async loadModule({ entry, globalName }) {
      if (!left[globalName])
        await loadEntry(entry, { hashes, document: page.document, limitMs: entryLimitMs, trusted });
      const container = left[globalName];
      if (!container) throw new EntryNotLoaded(`${entry} left no ${globalName}`);
      await container.init(shareScope(), []);
      const factory = await container.get('./remote');
      return factory().remote;
    },
  };
}
