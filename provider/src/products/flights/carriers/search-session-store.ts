import { LRUCache } from 'lru-cache';
import { minutesMs } from '@aylal/domain/calendar';
import type { Ids } from '../../../platform/ids.ts';
import type { RunningSearch } from './running-search.ts';

/** How long one may ask on, and the most searches that are kept for it: the oldest goes first. */
const KEPT_MS = minutesMs(3);
const MOST_KEPT = 300;

/** A search that somebody may ask on about. `endsAt` is when its offers must be asked for again, in milliseconds. */
export interface SearchSession {
  readonly search: RunningSearch;
  readonly endsAt: number;
}

/** Searches of which a carrier has not answered, in the memory of this process: after a restart nobody can be asked on, and the screen searches again. */
export interface SearchSessionStore {
  keep(search: SearchSession, now: number): string;
  find(id: string, now: number): SearchSession | undefined;
}

export function createSearchSessionStore(ids: Pick<Ids, 'uuid'>): SearchSessionStore {
  const sessions = new LRUCache<string, { readonly search: SearchSession; readonly until: number }>({ max: MOST_KEPT });
  return {
    keep: (search, now) => {
      const id = ids.uuid();
      sessions.set(id, { search, until: now + KEPT_MS });
      return id;
    },
    find: (id, now) => {
      const found = sessions.peek(id);
      return found !== undefined && found.until > now ? found.search : undefined;
    },
  };
}
