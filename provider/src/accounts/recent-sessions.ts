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
  const kept = new Map<string, { session: Session; until: number }>();
  let turns = 0;
  return {
    get: (tokenHash, now) => {
      const found = kept.get(tokenHash);
      // A clock that was set back must not make the moment longer.
      if (found && found.until > now && found.until <= now + RECENT_MS) return found.session;
      kept.delete(tokenHash);
      return null;
    },
    turn: () => turns,
    keep: (session, turn, now) => {
      if (turn !== turns) return;
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(session.tokenHash, { session, until: Math.min(now + RECENT_MS, session.expiresAt) });
    },
    forget: (which) => {
      turns += 1;
      for (const [tokenHash, { session }] of kept) if (which(session)) kept.delete(tokenHash);
    },
  };
}
