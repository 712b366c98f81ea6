import { useSyncExternalStore } from 'react';

/** A value that changes over time and can be listened to: what `useSyncExternalStore` needs. */
export interface ReadableStore<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
  /** The value that a page began with, where it may have changed since: what a server rendered is hydrated with it. */
  first?(): T;
}

/** Reads a store in render, on a server too. */
export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.first ?? store.get);
}
