import type { CountedSearch, FinishedWork, Sale, Steps, WaitingWork } from '@aylal/contracts/office';
import { addDays, daysMs, homeInstant, type LocalDate } from '@aylal/domain/calendar';
import { searchedProducts, workDueAt, type WorkKind } from '@aylal/domain/office';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** From the first day to the last, both included. */
export interface FigureDays {
  readonly from: LocalDate;
  readonly until: LocalDate;
}

/** A stretch of instants, and the day of each by its number in it: Ulaanbaatar has no summer time. */
function stretchOf({ from, until }: FigureDays) {
  const [start, end] = [homeInstant(from), homeInstant(addDays(until, 1))];
  return { start, end, dayOf: (number: number) => addDays(from, number) };
}

/** What was sold by day and product: an order counts as placed on the day of its making, and as paid on the day of its payment. */
export async function readSales(db: Db, days: FigureDays): Promise<Sale[]> {
  const { start, end, dayOf } = stretchOf(days);
  const { rows } = await sql<{ number: number; product: string; placed: number; paid: number; amount: number }>`
    select number, product, sum(placed)::bigint as placed, sum(paid)::bigint as paid, sum(amount)::bigint as amount from (
      select (created_at - ${start}::bigint) / ${daysMs(1)}::bigint as number, product, 1 as placed, 0 as paid, 0::bigint as amount
      from orders where created_at >= ${start} and created_at < ${end}
      union all
      select (paid_at - ${start}::bigint) / ${daysMs(1)}::bigint, product, 0, 1, total
      from orders where paid_at >= ${start} and paid_at < ${end}
    ) events group by 1, 2 order by 1, 2`.execute(db);
  return rows.map(({ number, ...row }) => ({ day: dayOf(number), ...row }));
}

/** How often each product was searched for by day. */
export async function readSearches(db: Db, { from, until }: FigureDays): Promise<CountedSearch[]> {
  const rows = await db
    .selectFrom('search_counts')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day')
    .orderBy('product')
    .execute();
  return rows.map(({ day, ...row }) => ({ ...row, day: day as LocalDate }));
}

/** What became of the orders that were made within the days, beside the searches of these days. */
export async function readSteps(db: Db, days: FigureDays, searches: readonly CountedSearch[]): Promise<Steps[]> {
  const { start, end } = stretchOf(days);
  const { rows } = await sql<Omit<Steps, 'searched'>>`
    select product, count(*)::bigint as placed, count(paid_at)::bigint as paid, count(fulfilled_at)::bigint as delivered
    from orders where created_at >= ${start} and created_at < ${end} group by product`.execute(db);
  const known: readonly string[] = Object.values(searchedProducts);
  const products = [...new Set([...searches.map(({ product }) => product), ...rows.map(({ product }) => product)])];
  const none = { placed: 0, paid: 0, delivered: 0 };
  return products.toSorted().map((product) => ({
    ...none,
    ...rows.find((row) => row.product === product),
    product,
    searched: known.includes(product) ? sumOf(searches, product) : null,
  }));
}

/** Work that was finished by day and kind, how long it had waited, and how much of it was late. */
export async function readFinished(db: Db, days: FigureDays): Promise<FinishedWork[]> {
  const { start, end, dayOf } = stretchOf(days);
  const rows = await db
    .selectFrom('work_items')
    .select(['kind', 'at', 'done_at'])
    .where('done_at', '>=', start)
    .where('done_at', '<', end)
    .execute();
  const groups = new Map<string, { day: LocalDate; kind: WorkKind; waits: number[]; late: number }>();
  for (const { kind, at, done_at } of rows) {
    if (done_at === null) continue;
    const day = dayOf(Math.floor((done_at - start) / daysMs(1)));
    const group = groups.get(`${day} ${kind}`) ?? { day, kind, waits: [], late: 0 };
    group.waits.push(done_at - at);
    if (done_at > workDueAt({ kind, at })) group.late += 1;
    groups.set(`${day} ${kind}`, group);
  }
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, { day, kind, waits, late }]) => ({ day, kind, done: waits.length, half_minutes: halfOf(waits), late }));
}

/** Work that waits now. */
export async function readWaiting(db: Db, now: number): Promise<WaitingWork[]> {
  const rows = await db.selectFrom('work_items').select(['kind', 'at']).where('done_at', 'is', null).execute();
  return [...Map.groupBy(rows, ({ kind }) => kind)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, open]) => ({
      kind,
      open: open.length,
      late: open.filter(({ at }) => workDueAt({ kind, at }) < now).length,
      oldest_at: new Date(Math.min(...open.map(({ at }) => at))).toISOString(),
    }));
}

function sumOf(searches: readonly CountedSearch[], product: string): number {
  return searches.filter((one) => one.product === product).reduce((sum, { asked }) => sum + asked, 0);
}

/** Half of the waits are at most so long, in whole minutes. */
function halfOf(waits: readonly number[]): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) / 60_000);
}
