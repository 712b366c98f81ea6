import { LRUCache } from 'lru-cache';

/** Caches the answers asked for last, so many at most. Two callers of one key compute it twice at worst: computing is pure. */
export function boundedCache<V extends NonNullable<unknown>>(limit: number): (key: string, compute: () => V) => V {
  const entries = new LRUCache<string, V>({ max: limit });
  return (key, compute) => {
    const known = entries.get(key);
    if (known !== undefined) return known;
    const value = compute();
    entries.set(key, value);
    return value;
  };
}
