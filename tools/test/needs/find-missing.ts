import type { Needs } from './needs.ts';

/** What this machine has. */
export interface Machine {
  /** Finds or installs a browser; rejects with a sentence that says what to do. */
  readonly findBrowser: () => Promise<unknown>;
  /** Whether another program listens there, and which, where that can be known. */
  readonly portOwner: (port: number) => Promise<{ readonly taken: boolean; readonly owner: string | null }>;
  readonly folders: () => readonly { readonly path: string; readonly freeMegabytes: number }[];
  readonly freeMemoryMegabytes: () => number;
}

/** A sentence for each thing that is missing, which says what to do. */
export async function findMissing(needs: Required<Needs>, machine: Machine): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const { path, freeMegabytes } of machine.folders())
    if (freeMegabytes < needs.diskMegabytes)
      missing.push(
        `${path} has ${freeMegabytes} MB free and ${needs.diskMegabytes} MB are needed: free some disk space.`,
      );
  const memory = machine.freeMemoryMegabytes();
  if (memory < needs.memoryMegabytes)
    missing.push(`${memory} MB of memory are free and ${needs.memoryMegabytes} MB are needed: end other programs.`);
  for (const port of needs.ports) {
    const { taken, owner } = await machine.portOwner(port);
    if (taken) missing.push(`Port ${port} is taken${owner ? ` by ${owner}` : ''}: end what listens there.`);
  }
  // Last, because it may install one.
  if (needs.browser) await machine.findBrowser().catch((error: unknown) => missing.push((error as Error).message));
  return missing;
}
