import type { BootDocument, BootRelease } from './boot-document.ts';
import { readOtherRelease } from './read-release.ts';

/** The releases that this page knows: its own remote's from the start, others' once somebody has asked. */
export interface ReleaseCache {
  /** Null when the page's server has no such remote. A failure is not kept; rejects within `limitMs`. */
  of(id: string, limitMs: number): Promise<BootRelease | null>;
  /** What is known without asking. */
  now(id: string): BootRelease | undefined;
  all(): BootDocument['releases'];
}

export function createReleaseCache(
  boot: Pick<BootDocument, 'pin' | 'releases'>,
  fetch: typeof globalThis.fetch,
): ReleaseCache {
  const known = new Map(Object.entries(boot.releases));
  const asking = new Map<string, Promise<BootRelease | null>>();
  async function ask(id: string, limitMs: number): Promise<BootRelease | null> {
    try {
      const release = await readOtherRelease(id, boot.pin, { fetch, limitMs });
      if (release) known.set(id, release);
      return release;
    } finally {
      asking.delete(id);
    }
  }
  return {
    async of(id, limitMs) {
      const present = known.get(id);
      if (present) return present;
      const asked = asking.get(id) ?? ask(id, limitMs);
      asking.set(id, asked);
      return asked;
    },
    now: (id) => known.get(id),
    all: () => Object.fromEntries(known),
  };
}
