import { inventoryUnits, type InventoryUnit } from '../../../commerce/inventory/inventory-port.ts';
import { flightQuote, type FlightQuote } from '@aylal/contracts/flights';
import { daysMs } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import { priceFixedMinutes } from '@aylal/domain/orders';
import * as v from 'valibot';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** The price of a quote is fixed for this long (MNY-6). */
export const QUOTE_LIFE_MS = priceFixedMinutes * 60_000;
/** Ended quotes are stored this long, so that a late booking gets "expired" and not "unknown". */
const KEPT_MS = daysMs(1);

const storedQuote = v.pipe(v.string(), v.parseJson(), flightQuote);

interface FlightQuoteRow {
  readonly ref_number: string;
  readonly quote: string;
  readonly units: string;
  readonly total_fare: Money;
  readonly created_at: number;
  readonly expires_at: number;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    flight_quotes: FlightQuoteRow;
  }
}

/** What was agreed, as the contract shows it, and the flights that it needs seats on. */
export interface StoredQuote {
  readonly quote: FlightQuote;
  readonly units: readonly InventoryUnit[];
}

/** Keeps a quote until it ends, and drops those that ended a day ago. */
export async function saveQuote(db: Db, { quote, units }: StoredQuote, now: number): Promise<void> {
  await db
    .deleteFrom('flight_quotes')
    .where('expires_at', '<', now - KEPT_MS)
    .execute();
  await db
    .insertInto('flight_quotes')
    .values({
      ref_number: quote.ref_number,
      quote: JSON.stringify(quote),
      units: JSON.stringify(units),
      total_fare: quote.total_fare,
      created_at: now,
      expires_at: Date.parse(quote.expires_at),
    })
    .execute();
}

/** The quote of a reference, ended ones of the last day included; undefined for an unknown one. */
export async function readQuote(db: Db | Tx, refNumber: string): Promise<StoredQuote | undefined> {
  const row = await db.selectFrom('flight_quotes').selectAll().where('ref_number', '=', refNumber).executeTakeFirst();
  return row && { quote: v.parse(storedQuote, row.quote), units: v.parse(inventoryUnits, row.units) };
}
