import type { KeyStorage } from '@aylal/api';
import { isStorageRefusal } from './cookie-jar.ts';

/** Storage whose own keys can be forgotten at sign-out. */
export interface ForgettableStorage extends KeyStorage {
  /** Removes everything whose key starts with `prefix` (SEC-2). */
  forget(prefix: string): void;
}

/** Session storage that keeps working from memory when it is blocked or full (WEB-6). `open` may throw: reading the property does where storage is blocked. */
export function createSessionStorage(open: () => Storage): ForgettableStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open());
    } catch (error) {
      if (isStorageRefusal(error)) return otherwise;
      throw error;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      memory.set(key, value);
      attempt((storage) => storage.setItem(key, value), undefined);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    forget(prefix) {
      for (const key of [...memory.keys()]) if (key.startsWith(prefix)) memory.delete(key);
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
      }, undefined);
    },
  };
}
