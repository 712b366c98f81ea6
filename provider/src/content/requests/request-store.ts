import type { Tx } from '../../platform/database/database.ts';

export type RequestKind = 'help' | 'corporate' | 'callback' | 'info' | 'travel';

export interface CustomerRequestRow {
  id: string;
  kind: RequestKind;
  user_id: string | null;
  locale: string;
  name: string;
  dial_code: string;
  phone: string;
  email: string;
  ref_number: string;
  /** What an `info` request is about (the offer's `filter_str` and `key`), or a `travel` request (destination, date, total); JSON. */
  about: string;
  message: string;
  created_at: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    customer_requests: CustomerRequestRow;
    newsletter_readers: { email: string; locale: string; created_at: number };
  }
}

export async function saveRequest(tx: Tx, request: CustomerRequestRow): Promise<void> {
  await tx.insertInto('customer_requests').values(request).execute();
}

/** True when the address was not there before. Two at once make one reader, and one of them is new. */
export async function addReader(
  tx: Tx,
  reader: { email: string; locale: string; created_at: number },
): Promise<boolean> {
  const added = await tx
    .insertInto('newsletter_readers')
    .values(reader)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  return added !== undefined;
}
