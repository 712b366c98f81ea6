import { homeDate } from '@aylal/domain/calendar';
import { lateOutcomeOf, lateSearch, searchOutcomeOf, type SearchedProduct } from '@aylal/domain/office';
import { sql } from 'kysely';
import * as v from 'valibot';
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

/** A token that asks on about a search begins with its id. */
const withToken = v.object({ token: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}\./)) });
/** So many searches are remembered whose carriers may still bring something. */
const MOST_OPEN = 2_000;

/** Counts searches in memory; one whose offers come with a later part counts by it, where the same provider answers. `store` adds what was counted to the table, from several providers at once too. A provider that is killed loses what it has not stored. */
export function createSearchCounter({ clock, db }: { readonly clock: Clock; readonly db: Db }): AnswerWatch {
  let counted = new Map<string, Counts>();
  /** Under which key a search is counted as failed, by its id. */
  const open = new Map<string, string>();
  const countsOf = (key: string) => {
    const counts = counted.get(key) ?? { asked: 0, empty: 0, failed: 0 };
    counted.set(key, counts);
    return counts;
  };
  return {
    see(operation, answer, from) {
      if (operation === lateSearch) {
        const id = idIn(from?.query);
        const key = open.get(id);
        const outcome = lateOutcomeOf(answer);
        if (key === undefined || outcome === null) return;
        open.delete(id);
        countsOf(key).failed -= 1;
        if (outcome === 'empty') countsOf(key).empty += 1;
        return;
      }
      const found = searchOutcomeOf(operation, answer);
      if (!found) return;
      const key = `${homeDate(clock.now())} ${found.product}`;
      const counts = countsOf(key);
      counts.asked += 1;
      if (found.outcome !== 'found') counts[found.outcome] += 1;
      const id = idIn(answer.asked);
      if (found.outcome !== 'failed' || id === '') return;
      if (open.size >= MOST_OPEN) open.delete(open.keys().next().value ?? '');
      open.set(id, key);
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

/** The id of the search that a token names; empty where there is none. */
function idIn(holder: unknown): string {
  const parsed = v.safeParse(withToken, holder);
  return parsed.success ? parsed.output.token.slice(0, 36) : '';
}

function productIn(key: string): SearchedProduct {
  return key.slice(11) as SearchedProduct;
}

function sumOf(one: Counts, other: Counts = { asked: 0, empty: 0, failed: 0 }): Counts {
  return { asked: one.asked + other.asked, empty: one.empty + other.empty, failed: one.failed + other.failed };
}
