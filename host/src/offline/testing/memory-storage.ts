import type { OfflineStorage } from '../offline-storage.ts';

/** A browser's store and its worker, in memory. */
export function createMemoryDevice() {
  let kept: Map<string, { text: string; headers: Headers }> | null = null;
  let path = '/mn';
  let workers = 0;
  let failure: Error | null = null;
  const cache = {
    keys: async () => [...(kept?.keys() ?? [])].map((one) => ({ url: `http://localhost${one}` })),
    match: async (target: string | { url: string }) => kept?.get(pathOf(target)),
    delete: async (target: string) => kept?.delete(target) ?? false,
    async put(target: string, answer: Response) {
      kept?.delete(target);
      kept?.set(target, { text: await answer.text(), headers: answer.headers });
    },
  };
  const pathOf = (target: string | { url: string }) =>
    new URL(typeof target === 'string' ? target : target.url, 'http://localhost').pathname;
  const keeping: OfflineStorage = {
    caches: {
      async open() {
        if (failure) throw failure;
        kept ??= new Map();
        return cache as unknown as Cache;
      },
      has: async () => kept !== null,
      async delete() {
        const was = kept !== null;
        kept = null;
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
    paths: () => [...(kept?.keys() ?? [])],
    read: async (at: string) => kept?.get(at) ?? null,
  };
}
