import type { Storage } from '../storage/storage.ts';

/** A storage that is gone with the test: for figures of many documents. */
export function createMemoryStorage(): Storage {
  const all = new Map<string, Buffer>();
  return {
    read: async (key) => all.get(key) ?? null,
    async list(prefix) {
      const start = prefix === '' ? '' : `${prefix}/`;
      const below = [...all.keys()].filter((key) => key.startsWith(start));
      return [...new Set(below.map((key) => key.slice(start.length).split('/')[0] ?? ''))].toSorted();
    },
    async place(prefix, files) {
      if ([...all.keys()].some((key) => key.startsWith(`${prefix}/`))) return false;
      for (const [path, bytes] of files) all.set(`${prefix}/${path}`, Buffer.from(bytes));
      return true;
    },
    async swap(key, bytes, before) {
      const present = all.get(key) ?? null;
      if (present === null ? before !== null : before === null || !present.equals(before)) return false;
      all.set(key, Buffer.from(bytes));
      return true;
    },
    async remove(prefix, names) {
      for (const name of names) all.delete(`${prefix}/${name}`);
    },
  };
}
