import type { ReleasePointer } from './boot-document.ts';
import { sharedFolder } from './shared-folder.ts';

/** Where the files of releases lie: where each release says, and at a second origin when the page names one. */
export interface FileOrigins {
  /** The folder of a release at the second origin, with a final slash; undefined where there is none. */
  second(id: string, pointer: ReleasePointer): string | undefined;
  /** The same file at the other origin; undefined for what is no release's, or lies in one place only. */
  elsewhere(address: string): string | undefined;
}

/** `secondFiles` is the folder of all releases there; the page's own server names it, so the hashes of the first origin hold there too. */
export function createFileOrigins(secondFiles: string | undefined, pageUrl: string): FileOrigins {
  const twins = new Map<string, string>();
  return {
    second(id, { base, version }) {
      if (!secondFiles) return undefined;
      const first = new URL(base, pageUrl).href;
      const second = new URL(`${id}/${version}/`, secondFiles).href;
      for (const [one, other] of [
        [first, second],
        [sharedFolder(first), sharedFolder(second)],
      ] as const)
        twins.set(one, other).set(other, one);
      return second;
    },
    elsewhere(address) {
      const end = address.lastIndexOf('/') + 1;
      const duplicate = twins.get(address.slice(0, end));
      return duplicate && duplicate + address.slice(end);
    },
  };
}
