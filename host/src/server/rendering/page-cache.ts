export interface PageCache<T> {
  get(key: string): T | undefined;
  keep(key: string, page: T, bytes: number): void;
  forget(): void;
}

/** Pages for a short while, within a bound of bytes: the oldest goes first. Only what is the same for everybody may be kept here. */
export function createPageCache<T>({
  forMs,
  mostBytes,
  now,
}: {
  forMs: number;
  mostBytes: number;
  now: () => number;
}): PageCache<T> {
  const kept = new Map<string, { page: T; bytes: number; until: number }>();
  let sum = 0;
  const drop = (key: string) => {
    sum -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      if (found.until > now()) return found.page;
      drop(key);
      return undefined;
    },
    keep(key, page, bytes) {
      drop(key);
      kept.set(key, { page, bytes, until: now() + forMs });
      sum += bytes;
      for (const oldest of kept.keys()) {
        if (sum <= mostBytes) break;
        drop(oldest);
      }
    },
    forget() {
      kept.clear();
      sum = 0;
    },
  };
}
