import type { Locale } from '@aylal/domain/language';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export interface AirSubscriberRow {
  /** In small letters. */
  email: string;
  origin: string;
  destination: string;
  dial_code: string;
  phone: string;
  user_id: string | null;
  locale: Locale;
  created_at: number;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    air_subscribers: AirSubscriberRow;
    /** Without the address: it has left. */
    air_unsubscriptions: { id: string; reason: string; created_at: number };
  }
}

/** How many directions an address has; until the transaction ends nobody else adds one to it. */
export async function lockDirectionsOf(
  tx: Tx,
  email: string,
): Promise<Pick<AirSubscriberRow, 'origin' | 'destination'>[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 4))`.execute(tx);
  return tx.selectFrom('air_subscribers').select(['origin', 'destination']).where('email', '=', email).execute();
}

export async function addSubscriber(tx: Tx, subscriber: AirSubscriberRow): Promise<void> {
  await tx.insertInto('air_subscribers').values(subscriber).execute();
}

/** False when the address had no direction. */
export async function removeSubscriber(tx: Tx, email: string): Promise<boolean> {
  const gone = await tx.deleteFrom('air_subscribers').where('email', '=', email).returning('email').execute();
  return gone.length > 0;
}

export async function keepReason(tx: Tx, id: string, reason: string, now: number): Promise<void> {
  await tx.insertInto('air_unsubscriptions').values({ id, reason, created_at: now }).execute();
}
