import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '@aylal/domain';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/database.ts';
import type { Ids } from '../ids.ts';

declare module '../database/tables.ts' {
  interface Tables {
    outbox: OutboxRow;
  }
}

export interface OutboxRow {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  locale: string;
  subject: string;
  body: string;
  created_at: number;
}

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

/** Keeps messages in the table `outbox`, where the sandbox shows them. */
export function createOutbox({ clock, ids }: { clock: Clock; ids: Ids }): Outbox {
  return {
    send: async (db, { channel, to, locale, subject, body }) => {
      await db
        .insertInto('outbox')
        .values({ id: ids.uuid(), channel, recipient: to, locale, subject, body, created_at: clock.now() })
        .execute();
    },
    part: ({ channel, to, locale, subject, body }, onlyIf) => sql`outbox_sent as (
      insert into outbox (id, channel, recipient, locale, subject, body, created_at)
      select ${ids.uuid()}, ${channel}, ${to}, ${locale}, ${subject}, ${body}, ${clock.now()}::bigint from ${sql.ref(onlyIf)}
    )`,
  };
}
