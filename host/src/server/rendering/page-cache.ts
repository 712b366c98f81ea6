import { LRUCache } from 'lru-cache';

export interface PageCache<T> {
  get(key: string): T | undefined;
  set(key: string, page: T, bytes: number): void;
  clear(): void;
}

/** Pages for a short while, within a bound of bytes: the one that was asked for least lately goes first. Only what is the same for everybody may be cached here. */
export function createPageCache<T>({
  forMs,
  mostBytes,
  now,
}: {
  forMs: number;
  mostBytes: number;
  now: () => number;
}): PageCache<T> {
  const pages = new LRUCache<string, { readonly page: T; readonly until: number }>({ maxSize: mostBytes });
  return {
    get(key) {
      const found = pages.get(key);
      if (found && found.until > now()) return found.page;
      pages.delete(key);
      return undefined;
    },
    // The library takes no size of nothing, which a page that only leads elsewhere has.
    set: (key, page, bytes) => void pages.set(key, { page, until: now() + forMs }, { size: Math.max(1, bytes) }),
    clear: () => pages.clear(),
  };
}
