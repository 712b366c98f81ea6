import type { Db } from '../../platform/database/database.ts';

/** A mail or an SMS as its receiver has it. */
export interface SandboxMessage {
  /** Ours, which mails carry in their Message-ID. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What the sandbox's mailboxes and phones have received. */
    'sandbox.messages': SandboxMessage;
  }
}

/** A message that comes a second time is known by its id, and is not shown twice. */
export async function receiveMessage(db: Db, message: SandboxMessage): Promise<void> {
  await db
    .insertInto('sandbox.messages')
    .values(message)
    .onConflict((known) => known.column('id').doNothing())
    .execute();
}
