import type { ReadableStore } from '@aylal/shell';

/** A store that its owner may write. */
export interface ValueStore<T> extends ReadableStore<T> {
  first(): T;
  set(next: T): void;
}

/** One value with listeners. Setting the same value again tells nobody. */
export function createValueStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    first: () => initial,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
