/** Keeps the answers asked for last, so many at most. Two callers of one key compute it twice at worst: computing is pure. */
export function boundedCache<V>(limit: number): (key: string, compute: () => V) => V {
  const entries = new Map<string, V>();
  return (key, compute) => {
    const known = entries.get(key);
    if (known !== undefined) {
      entries.delete(key);
      entries.set(key, known);
      return known;
    }
    const value = compute();
    entries.set(key, value);
    if (entries.size > limit) {
      const oldest = entries.keys().next();
      if (!oldest.done) entries.delete(oldest.value);
    }
    return value;
  };
}
