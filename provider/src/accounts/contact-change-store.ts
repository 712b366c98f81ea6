import { daysMs } from '@aylal/domain/calendar';
import type { Tx } from '../platform/database/database.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    contact_changes: ContactChangeRow;
  }
}

/** That a contact of an account was changed; the link in the mail about it names the row. */
export interface ContactChangeRow {
  id: string;
  user_id: string;
  changed_at: number;
  reported_at: number | null;
}

const REPORTED_WITHIN_MS = daysMs(30);

export async function addContactChange(tx: Tx, id: string, user_id: string, changed_at: number): Promise<void> {
  await tx.insertInto('contact_changes').values({ id, user_id, changed_at, reported_at: null }).execute();
}

/** Whose contact was changed: undefined when there was no such change, or it is too long ago to report. */
export async function reportChange(tx: Tx, id: string, now: number): Promise<string | undefined> {
  const reported = await tx
    .updateTable('contact_changes')
    .set({ reported_at: now })
    .where('id', '=', id)
    .where('changed_at', '>', now - REPORTED_WITHIN_MS)
    .returning('user_id')
    .executeTakeFirst();
  return reported?.user_id;
}
