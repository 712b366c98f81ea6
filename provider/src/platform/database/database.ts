import type { Kysely, Transaction } from 'kysely';
import type { DiskWatch } from './disk-watch.ts';
import type { Tables } from './tables.ts';

/** Runs plain SQL outside Kysely, several statements at once: for migrations and copies only, never with request values. */
export interface SqlSession {
  run(script: string): Promise<void>;
  rows<R>(statement: string, values?: readonly unknown[]): Promise<R[]>;
}

declare module '../deps.ts' {
  interface Deps {
    readonly database: Database;
    /** Short for `database.db`. Inside a transaction use the transaction. */
    readonly db: Db;
  }
}

/**
 * One open database, whichever engine. On PGlite there is one session: whoever holds a transaction holds the database, so inside
 * a transaction every statement goes through that transaction (`tx`), never through `db`, and nothing outside is awaited meanwhile.
 */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Kysely<Tables>;
  readonly disk: DiskWatch;
  /** One session for the whole of `work`. */
  session<T>(work: (sql: SqlSession) => Promise<T>): Promise<T>;
  /**
   * Calls `onNotice` for every `pg_notify` on the channel, and `onGap` when notices may have been missed (a lost connection came back).
   * Answers the function that stops listening.
   */
  listen(channel: string, onNotice: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  /** The whole embedded database as a packed archive, as it is at one moment. Throws for a database of its own server, which has tools for that. */
  copy(): Promise<Uint8Array>;
  /** Refuses when the database does not answer within a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
