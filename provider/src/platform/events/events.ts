import { sql } from 'kysely';
import * as v from 'valibot';
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
type Topic = keyof EventPayloads;

declare module '../deps.ts' {
  interface Deps {
    readonly events: Events;
  }
}

export interface Events {
  /** Sent at commit when `db` is a transaction, at once otherwise. */
  publish<T extends Topic>(db: Db | Tx, topic: T, payload: EventPayloads[T]): Promise<void>;
  /** `null` means: something may have been missed, read again. Answers the function that stops it. */
  subscribe<T extends Topic>(topic: T, listener: (payload: EventPayloads[T] | null) => void): () => void;
  close(): Promise<void>;
}

/** The listeners of this instance to one kind of facts. One that throws harms nobody else. */
function openChannel<P>(schema: v.GenericSchema<unknown, P>, logger: Logger) {
  const listeners = new Set<(payload: P | null) => void>();
  const notify = (payload: P | null) => {
    for (const listener of listeners)
      try {
        listener(payload);
      } catch (error) {
        logger.error('event-listener-failed', { error });
      }
  };
  return {
    /** Throws for a payload of another shape. */
    receive: (payload: unknown) => notify(v.parse(schema, payload)),
    missed: () => notify(null),
    subscribe: (listener: (payload: P | null) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Channels = { readonly [T in Topic]: ReturnType<typeof openChannel<EventPayloads[T]>> };

/** `LISTEN/NOTIFY` on both engines. A notice that is none of ours is logged. */
export async function createEvents(database: Database, logger: Logger): Promise<Events> {
  const channels: Channels = {
    'order/changed': openChannel(v.object({ ref_number: v.string() }), logger),
    'session/ended': openChannel(v.object({ user_id: v.string() }), logger),
    'sandbox/clock-moved': openChannel(v.object({ offset_ms: v.number() }), logger),
  };
  const notice = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ topic: v.picklist(Object.keys(channels) as Topic[]), payload: v.unknown() }),
  );
  const stop = await database.listen(
    CHANNEL,
    (text) => {
      try {
        const { topic, payload } = v.parse(notice, text);
        channels[topic].receive(payload);
      } catch (error) {
        logger.error('event-not-readable', { error });
      }
    },
    () => {
      for (const channel of Object.values(channels)) channel.missed();
    },
  );
  return {
    publish: async (db, topic, payload) => {
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, payload })})`.execute(db);
    },
    subscribe: (topic, listener) => channels[topic].subscribe(listener),
    close: stop,
  };
}
