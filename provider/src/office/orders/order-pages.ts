import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AnswerWatch } from '../../platform/http/answer-watch.ts';

interface OrderPageRow {
  readonly ref_number: string;
  readonly release: string;
  readonly operation: string;
  readonly at: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Releases of pages by which orders were made and changed: each operation of a release once for an order, when it was first done. */
    order_pages: OrderPageRow;
  }
}

const releaseName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}@[0-9A-Za-z.+-]{1,40}$/));
const named = v.object({ ref_number: v.pipe(v.string(), v.toUpperCase(), v.regex(/^AYL-[A-Z0-9]{4,36}$/)) });
/** While the database takes nothing, no more than so many are held. */
const MOST = 5_000;

/** Notes by which release of a page an order was made or changed, as the page says it: good for finding a faulty release, no proof of anything. `store` writes it down; a provider that is killed loses what it has not stored. */
export function createOrderPages({ clock, db }: { readonly clock: Clock; readonly db: Db }): AnswerWatch {
  let noted = new Map<string, OrderPageRow>();
  const add = (row: OrderPageRow) => {
    const key = `${row.ref_number} ${row.release} ${row.operation}`;
    if (!noted.has(key) && noted.size < MOST) noted.set(key, row);
  };
  return {
    see(operation, { status_code, result }, from) {
      const release = v.safeParse(releaseName, from?.release);
      if (!release.success || status_code >= 300) return;
      const order = [result, from?.body].map((one) => v.safeParse(named, one)).find(({ success }) => success);
      if (!order?.success) return;
      add({ ref_number: order.output.ref_number, release: release.output, operation, at: clock.now() });
    },
    async store() {
      if (noted.size === 0) return;
      const rows = [...noted.values()];
      noted = new Map();
      try {
        await db
          .insertInto('order_pages')
          .values(rows)
          .onConflict((known) => known.doNothing())
          .execute();
      } catch (error) {
        for (const row of rows) add(row);
        throw error;
      }
    },
  };
}
