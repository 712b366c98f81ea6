import type { Db, Tx } from '../database/database.ts';

/** A signed-in customer. */
export interface Session {
  readonly tokenHash: string;
  readonly userId: string;
  readonly expiresAt: number;
}

/** Who finds the session of a bearer token; accounts keep the sessions. */
export interface SessionFinder {
  /** Null for an unknown, ended or revoked token. */
  find(db: Db | Tx, token: string): Promise<Session | null>;
}
