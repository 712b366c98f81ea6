import type { Db, Tx } from '../../../platform/database/database.ts';
import { readQuote, type StoredQuote } from './flight-quotes.ts';

declare module '../../../platform/deps.ts' {
  interface Deps {
    readonly quotes: QuoteSource;
  }
}

/** Where prices that were agreed are found again. */
export interface QuoteSource {
  /** The quote that a price check made; undefined for one that is unknown. An ended quote is still returned, with its end. */
  read(db: Db | Tx, ref: string): Promise<StoredQuote | undefined>;
}

/** The quotes in our own table. */
export const storedQuotes: QuoteSource = { read: (db, ref) => readQuote(db, ref.toUpperCase()) };
