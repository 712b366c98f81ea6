import { LRUCache } from 'lru-cache';
import type { Session } from '../platform/http/session.ts';

/** A session that another process ends is ended here within this time; SEC-2 asks for 2 s. Milliseconds. */
export const RECENT_MS = 1_000;
const MOST_KEPT = 10_000;

/** Sessions read a moment ago, so that the calls of one page ask the database once. */
export interface RecentSessions {
  get(tokenHash: string, now: number): Session | null;
  /** Taken before reading; what was read is kept only if nothing was ended meanwhile. */
  turn(): number;
  keep(session: Session, turn: number, now: number): void;
  /** Ends them in this process at once. */
  forget(which: (session: Session) => boolean): void;
}

export function createRecentSessions(): RecentSessions {
  const sessions = new LRUCache<string, { session: Session; until: number }>({ max: MOST_KEPT });
  let turns = 0;
  return {
    get: (tokenHash, now) => {
      const found = sessions.get(tokenHash);
      // A clock that was set back must not make the moment longer.
      if (found && found.until > now && found.until <= now + RECENT_MS) return found.session;
      sessions.delete(tokenHash);
      return null;
    },
    turn: () => turns,
    keep: (session, turn, now) => {
      if (turn !== turns) return;
      sessions.set(session.tokenHash, { session, until: Math.min(now + RECENT_MS, session.expiresAt) });
    },
    forget: (which) => {
      turns += 1;
      for (const [tokenHash, { session }] of sessions.entries()) if (which(session)) sessions.delete(tokenHash);
    },
  };
}
