import { daysMs, minutesMs } from '@aylal/domain/calendar';
import type { CancellationEntry, StayWish } from '@aylal/domain/hotels';
import type { Money } from '@aylal/domain/money';
import type { InstalmentTerms } from '@aylal/domain/payments';
import type { ColumnType } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { OfferedRate } from '../suppliers/hotel-supplier.ts';

/** A held price of a rate. */
export interface StoredHotelQuote {
  readonly code: string;
  /** With the price and terms that are held. */
  readonly rate: OfferedRate;
  /** What the partner needs to book it as it was checked. */
  readonly bookingKey: string;
  readonly stay: StayWish & { readonly nationality: string };
  readonly price: Money;
  readonly cancellation: readonly CancellationEntry[];
  /** What payment in parts is made of; null where there is none (GAP-14). */
  readonly terms: InstalmentTerms | null;
}

interface HotelQuoteTable {
  uid: string;
  user_id: string;
  quote: ColumnType<StoredHotelQuote, string, never>;
  expires_at: number;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    hotel_quotes: HotelQuoteTable;
  }
}

export const QUOTE_LIFE_MS = minutesMs(20);
/** Ended ones are stored this long, so that a late booking gets "expired" and not "unknown". */
const KEPT_MS = daysMs(1);

/** Holds a price for its asker, and drops those that ended a day ago. */
export async function keepHotelQuote(
  db: Db,
  { uid, userId, quote }: { readonly uid: string; readonly userId: string; readonly quote: StoredHotelQuote },
  now: number,
): Promise<number> {
  await db
    .deleteFrom('hotel_quotes')
    .where('expires_at', '<', now - KEPT_MS)
    .execute();
  const expires_at = now + QUOTE_LIFE_MS;
  await db
    .insertInto('hotel_quotes')
    .values({ uid, user_id: userId, quote: JSON.stringify(quote), expires_at })
    .execute();
  return expires_at;
}

/** Undefined when there is none, and just so when it is somebody else's (AUT-1). */
export async function findCustomerHotelQuote(
  db: Db | Tx,
  userId: string,
  uid: string,
): Promise<(StoredHotelQuote & { readonly expiresAt: number }) | undefined> {
  const row = await db
    .selectFrom('hotel_quotes')
    .selectAll()
    .where('uid', '=', uid)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { ...row.quote, expiresAt: row.expires_at };
}
