import type { Generated, Selectable } from 'kysely';
import { daysMs } from '@aylal/domain/calendar';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { sha256, type Ids } from '../platform/ids.ts';
import type { Session, SessionFinder } from '../platform/http/session.ts';
import { createRecentSessions } from './recent-sessions.ts';

declare module '../platform/deps.ts' {
  interface Deps {
    readonly sessions: Sessions;
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    sessions: SessionRow;
  }
}

export interface SessionRow {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  /** How its owner names it; the hash of the token stays here. */
  id: Generated<string>;
  device: string;
  used_at: number;
}

const IDLE_MS = daysMs(1);
const ABSOLUTE_MS = daysMs(30);
/** The 24 hours are moved on at most once in this time, so that reads do not write. */
const RENEW_AFTER_MS = 60_000;

/** Lists are bounded (AUT-3). */
const MOST_LISTED = 100;

export interface Sessions extends SessionFinder {
  /** A new token, never one that was there before (SEC-2). */
  open(db: Db | Tx, userId: string, device?: string): Promise<{ token: string; session: Session }>;
  /** Null for an unknown, ended or revoked token; moves the 24 sliding hours on, within 30 days (SEC-3). */
  find(db: Db | Tx, token: string): Promise<Session | null>;
  /** Whether it still holds; unlike `find` this moves nothing on. */
  isOpen(db: Db | Tx, tokenHash: string): Promise<boolean>;
  revoke(db: Db | Tx, tokenHash: string): Promise<void>;
  /** All of an account, or all but one. */
  revokeAll(db: Db | Tx, userId: string, exceptTokenHash?: string): Promise<void>;
  /** By the name that its owner knows; false for none of theirs. */
  revokeOne(db: Db | Tx, userId: string, id: string): Promise<boolean>;
  /** Those that still hold, the last used first. */
  list(db: Db | Tx, userId: string): Promise<Selectable<SessionRow>[]>;
  forgetEnded(db: Db): Promise<void>;
}

interface SessionOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Tells whoever follows a session of this customer that one was revoked; with the transaction that revokes it. */
  readonly notify?: (db: Db | Tx, userId: string) => Promise<void>;
}

/** Tokens are kept as hashes only (SEC-1). */
export function createSessions({ clock, ids, notify = async () => {} }: SessionOptions): Sessions {
  const recent = createRecentSessions();

  async function read(db: Db | Tx, tokenHash: string): Promise<Session | null> {
    const row = await db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
    const now = clock.now();
    if (!row || row.expires_at <= now || row.created_at + ABSOLUTE_MS <= now) return null;
    const expiresAt = Math.min(now + IDLE_MS, row.created_at + ABSOLUTE_MS);
    if (now - row.used_at < RENEW_AFTER_MS) return { tokenHash, userId: row.user_id, expiresAt: row.expires_at };
    await db
      .updateTable('sessions')
      .set({ expires_at: expiresAt, used_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
    return { tokenHash, userId: row.user_id, expiresAt };
  }

  return {
    open: async (db, userId, device = '') => {
      const token = ids.token();
      const now = clock.now();
      const session = { tokenHash: sha256(token), userId, expiresAt: now + IDLE_MS };
      await db
        .insertInto('sessions')
        .values({
          token_hash: session.tokenHash,
          user_id: userId,
          created_at: now,
          expires_at: session.expiresAt,
          device,
          used_at: now,
        })
        .execute();
      return { token, session };
    },
    find: async (db, token) => {
      const tokenHash = sha256(token);
      const known = recent.get(tokenHash, clock.now());
      if (known) return known;
      const turn = recent.turn();
      const session = await read(db, tokenHash);
      if (session) recent.keep(session, turn, clock.now());
      return session;
    },
    isOpen: async (db, tokenHash) => {
      const row = await db
        .selectFrom('sessions')
        .select(['expires_at', 'created_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      const now = clock.now();
      return row !== undefined && row.expires_at > now && row.created_at + ABSOLUTE_MS > now;
    },
    revoke: async (db, tokenHash) => {
      const gone = await db
        .deleteFrom('sessions')
        .where('token_hash', '=', tokenHash)
        .returning('user_id')
        .executeTakeFirst();
      if (gone) await notify(db, gone.user_id);
      recent.forget((session) => session.tokenHash === tokenHash);
    },
    revokeAll: async (db, userId, exceptTokenHash = '') => {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '<>', exceptTokenHash)
        .execute();
      await notify(db, userId);
      recent.forget((session) => session.userId === userId && session.tokenHash !== exceptTokenHash);
    },
    revokeOne: async (db, userId, id) => {
      const gone = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning('token_hash')
        .executeTakeFirst();
      if (gone) await notify(db, userId);
      recent.forget((session) => session.tokenHash === gone?.token_hash);
      return gone !== undefined;
    },
    list: async (db, userId) => {
      const now = clock.now();
      return db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .where('created_at', '>', now - ABSOLUTE_MS)
        .orderBy('used_at', 'desc')
        .orderBy('id')
        .limit(MOST_LISTED)
        .execute();
    },
    forgetEnded: async (db) => {
      await db.deleteFrom('sessions').where('expires_at', '<=', clock.now()).execute();
    },
  };
}
