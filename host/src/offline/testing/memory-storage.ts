import type { OfflineStorage } from '../offline-storage.ts';

/** A browser's store and its worker, in memory. */
export function createMemoryDevice() {
  let stored: Map<string, { text: string; headers: Headers }> | null = null;
  let path = '/mn';
  let workers = 0;
  let failure: Error | null = null;
  const cache = {
    keys: async () => [...(stored?.keys() ?? [])].map((one) => ({ url: `http://localhost${one}` })),
    match: async (target: string | { url: string }) => stored?.get(pathOf(target)),
    delete: async (target: string) => stored?.delete(target) ?? false,
    async put(target: string, answer: Response) {
      stored?.delete(target);
      stored?.set(target, { text: await answer.text(), headers: answer.headers });
    },
  };
  const pathOf = (target: string | { url: string }) =>
    new URL(typeof target === 'string' ? target : target.url, 'http://localhost').pathname;
  const keeping: OfflineStorage = {
    caches: {
      async open() {
        if (failure) throw failure;
        stored ??= new Map();
        return cache as unknown as Cache;
      },
      has: async () => stored !== null,
      async delete() {
        const was = stored !== null;
        stored = null;
        return was;
      },
    },
    document,
    path: () => path,
    register: async () => void (workers = 1),
    unregister: async () => void (workers = 0),
  };
  return {
    keeping,
    go: (to: string) => void (path = to),
    fail: (error: Error) => void (failure = error),
    workers: () => workers,
    paths: () => [...(stored?.keys() ?? [])],
    read: async (at: string) => stored?.get(at) ?? null,
  };
}
