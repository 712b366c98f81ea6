import { sql } from 'kysely';
import type { Database, Db, Tx } from '../database/database.ts';
import type { Logger } from '@aylal/server';

const CHANNEL = 'aylal_events';

/** Facts that reach every instance of the provider after their transaction is committed. Ids only: the reader asks the database. */
export interface EventPayloads {
  'order/changed': { ref_number: string };
  /** One session of this customer or more; which, the reader asks the database. */
  'session/ended': { user_id: string };
  'sandbox/clock-moved': { offset_ms: number };
}

declare module '../deps.ts' {
  interface Deps {
    readonly events: Events;
  }
}

export interface Events {
  /** Sent at commit when `db` is a transaction, at once otherwise. */
  publish<T extends keyof EventPayloads>(db: Db | Tx, topic: T, payload: EventPayloads[T]): Promise<void>;
  /** `null` means: something may have been missed, read again. Answers the function that stops it. */
  subscribe<T extends keyof EventPayloads>(topic: T, listener: (payload: EventPayloads[T] | null) => void): () => void;
  close(): Promise<void>;
}

type AnyListener = (payload: never) => void;

/** `LISTEN/NOTIFY` on both engines. A listener that throws harms nobody else. */
export async function createEvents(database: Database, logger: Logger): Promise<Events> {
  const listeners = new Map<string, Set<AnyListener>>();
  function tell(listener: AnyListener, payload: unknown) {
    try {
      listener(payload as never);
    } catch (error) {
      logger.error('event-listener-failed', { error });
    }
  }
  const stop = await database.listen(
    CHANNEL,
    (notice) => {
      const { topic, payload } = JSON.parse(notice) as { topic: string; payload: unknown };
      for (const listener of listeners.get(topic) ?? []) tell(listener, payload);
    },
    () => {
      for (const group of listeners.values()) for (const listener of group) tell(listener, null);
    },
  );
  return {
    publish: async (db, topic, payload) => {
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, payload })})`.execute(db);
    },
    subscribe: (topic, listener) => {
      const group = listeners.get(topic) ?? new Set<AnyListener>();
      listeners.set(topic, group.add(listener));
      return () => group.delete(listener);
    },
    close: stop,
  };
}
