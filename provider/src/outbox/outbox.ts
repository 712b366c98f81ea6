import { sql, type Generated, type RawBuilder, type Selectable } from 'kysely';
import type { Locale } from '@aylal/domain';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/database.ts';
import type { Ids } from '../ids.ts';

declare module '../database/tables.ts' {
  interface Tables {
    outbox: OutboxTable;
  }
}

interface OutboxTable {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  locale: string;
  subject: string;
  body: string;
  created_at: number;
  /** `dead`: refused, or tried too often; `failure` says why. */
  state: Generated<'waiting' | 'sent' | 'dead'>;
  attempts: Generated<number>;
  /** When it is tried next; null when nothing is to be done any more. */
  next_at: number | null;
  failure: Generated<string>;
}

export type OutboxRow = Selectable<OutboxTable>;

export interface Message {
  readonly channel: 'email' | 'sms';
  /** An e-mail address, or a phone with its dial code: `+97699112233`. */
  readonly to: string;
  readonly locale: Locale;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly body: string;
}

/** Where messages to customers leave. Written in the caller's transaction, so that nothing is sent for what was undone. */
export interface Outbox {
  send(db: Db | Tx, message: Message): Promise<void>;
  /** The same as a part of a larger `with`, sent only when the part named `onlyIf` answered a row. */
  part(message: Message, onlyIf: string): RawBuilder<unknown>;
}

/** Keeps messages in the table `outbox`, from where a job sends them (`deliver-message.ts`). */
export function createOutbox({ clock, ids }: { clock: Clock; ids: Ids }): Outbox {
  return {
    send: async (db, { channel, to, locale, subject, body }) => {
      const now = clock.now();
      await db
        .insertInto('outbox')
        .values({ id: ids.uuid(), channel, recipient: to, locale, subject, body, created_at: now, next_at: now })
        .execute();
    },
    part: ({ channel, to, locale, subject, body }, onlyIf) => sql`outbox_sent as (
      insert into outbox (id, channel, recipient, locale, subject, body, created_at, next_at)
      select ${ids.uuid()}, ${channel}, ${to}, ${locale}, ${subject}, ${body}, ${clock.now()}::bigint, ${clock.now()}::bigint from ${sql.ref(onlyIf)}
    )`,
  };
}
