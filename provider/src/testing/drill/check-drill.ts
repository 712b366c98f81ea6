import { invariants } from '../../app/ledger-check/invariants.ts';
import { checkLedger } from '../../commerce/ledger/check-ledger.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import type { Acknowledged } from './drill-customer.ts';

/** Statuses of orders whose money has come: paid, being issued, issued. */
const PAID = [2, 3, 4];
const CANCELLED = 5;
/** Asked for, granted, at the bank: a refund under way and one that is over. */
const REFUNDED = [8, 9, 10];

/** The status of an order as its owner sees it; null when it is not there. */
export async function statusOf(url: string, headers: Acknowledged['headers'], ref: string): Promise<number | null> {
  const answer = await fetch(`${url}/api/order/v1/detail/flight/${ref}/`, { headers });
  const { result } = (await answer.json()) as { result: { status?: { status_code: number } } };
  return answer.status === 200 ? (result.status?.status_code ?? 0) : null;
}

/** What must be true after a drill, and is not: nothing that was acknowledged is lost, nothing was done twice, the books agree. */
export async function faultsAfter(
  url: string,
  databaseUrl: string,
  customers: readonly Acknowledged[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { headers, bookings, paid, cancelled, refunded } of customers) {
    const orders = new Set(bookings.values());
    if (orders.size < bookings.size) faults.push('two bookings have one order');
    for (const ref of orders) {
      const status = await statusOf(url, headers, ref);
      if (status === null) faults.push(`${ref} was acknowledged and is lost`);
      else if (refunded.has(ref)) {
        if (!REFUNDED.includes(status)) faults.push(`${ref} was given back and is not`);
      } else if (paid.has(ref) && !PAID.includes(status)) faults.push(`${ref} was paid and is not`);
      else if (cancelled.has(ref) && status !== CANCELLED) faults.push(`${ref} was cancelled and is not`);
    }
  }
  const database = await openDatabase(databaseUrl, { poolSize: 1 });
  try {
    const books = await checkLedger(database.db, invariants);
    if (!books.ok) faults.push(`the books do not agree: ${JSON.stringify(books)}`);
    const asked = customers.reduce((sum, { attempted }) => sum + attempted, 0);
    const { made } = await database.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('made'))
      .executeTakeFirstOrThrow();
    if (made > asked) faults.push(`${made} orders of ${asked} bookings that were asked for`);
  } finally {
    await database.close();
  }
  return faults;
}
