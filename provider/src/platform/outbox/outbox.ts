import { sql, type Generated, type RawBuilder, type Selectable } from 'kysely';
import type { Locale } from '@aylal/domain/language';
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
  /** Goes as a whole once it is sent: its account is deleted. */
  is_last: Generated<boolean>;
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
  /** The account is deleted: nothing of the message stays once it is sent (PII-4). */
  readonly isLast?: boolean;
}

declare module '../deps.ts' {
  interface Deps {
    readonly outbox: Outbox;
  }
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
    send: async (db, { channel, to, locale, subject, body, isLast = false }) => {
      const now = clock.now();
      const message = { channel, recipient: to, locale, subject, body, is_last: isLast };
      await db
        .insertInto('outbox')
        .values({ id: ids.uuid(), ...message, created_at: now, next_at: now })
        .execute();
    },
    part: ({ channel, to, locale, subject, body }, onlyIf) => sql`outbox_sent as (
      insert into outbox (id, channel, recipient, locale, subject, body, created_at, next_at)
      select ${ids.uuid()}, ${channel}, ${to}, ${locale}, ${subject}, ${body}, ${clock.now()}::bigint, ${clock.now()}::bigint from ${sql.ref(onlyIf)}
    )`,
  };
}
