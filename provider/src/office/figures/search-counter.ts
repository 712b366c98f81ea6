import { homeDate } from '@aylal/domain/calendar';
import { searchOutcomeOf, type SearchedProduct } from '@aylal/domain/office';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AnswerWatch } from '../../platform/http/answer-watch.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Searches by day of Ulaanbaatar and product: all, those with nothing to choose, and those without an answer. */
    search_counts: { day: string; product: SearchedProduct; asked: number; empty: number; failed: number };
  }
}

interface Counts {
  asked: number;
  empty: number;
  failed: number;
}

/** Counts searches in memory; `store` adds what was counted to the table, from several providers at once too. A provider that is killed loses what it has not stored. */
export function createSearchCounter({ clock, db }: { readonly clock: Clock; readonly db: Db }): AnswerWatch {
  let counted = new Map<string, Counts>();
  return {
    see(operation, answer) {
      const found = searchOutcomeOf(operation, answer);
      if (!found) return;
      const key = `${homeDate(clock.now())} ${found.product}`;
      const counts = counted.get(key) ?? { asked: 0, empty: 0, failed: 0 };
      counts.asked += 1;
      if (found.outcome !== 'found') counts[found.outcome] += 1;
      counted.set(key, counts);
    },
    async store() {
      if (counted.size === 0) return;
      const stored = counted;
      counted = new Map();
      try {
        await db
          .insertInto('search_counts')
          .values([...stored].map(([key, counts]) => ({ day: key.slice(0, 10), product: productIn(key), ...counts })))
          .onConflict((known) =>
            known.columns(['day', 'product']).doUpdateSet({
              asked: sql`search_counts.asked + excluded.asked`,
              empty: sql`search_counts.empty + excluded.empty`,
              failed: sql`search_counts.failed + excluded.failed`,
            }),
          )
          .execute();
      } catch (error) {
        for (const [key, counts] of stored) counted.set(key, sumOf(counts, counted.get(key)));
        throw error;
      }
    },
  };
}

function productIn(key: string): SearchedProduct {
  return key.slice(11) as SearchedProduct;
}

function sumOf(one: Counts, other: Counts = { asked: 0, empty: 0, failed: 0 }): Counts {
  return { asked: one.asked + other.asked, empty: one.empty + other.empty, failed: one.failed + other.failed };
}
