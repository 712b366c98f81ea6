import { LRUCache } from 'lru-cache';
import type { RunningSearch } from './running-search.ts';

/** The most searches that are kept to be asked on about: the oldest goes first. */
const MOST_KEPT = 300;

/** Searches of which a carrier has not answered, in the memory of this process. Another instance, or this one after a restart, begins such a search again from its token. */
export interface SearchSessionStore {
  /** `until` in milliseconds. */
  keep(id: string, search: RunningSearch, until: number): void;
  find(id: string, now: number): RunningSearch | undefined;
}

export function createSearchSessionStore(): SearchSessionStore {
  const sessions = new LRUCache<string, { readonly search: RunningSearch; readonly until: number }>({ max: MOST_KEPT });
  return {
    keep: (id, search, until) => void sessions.set(id, { search, until }),
    find: (id, now) => {
      const found = sessions.peek(id);
      return found !== undefined && found.until > now ? found.search : undefined;
    },
  };
}
