import { invariants } from '../../app/ledger-check/invariants.ts';
import { checkLedger } from '../../commerce/ledger/check-ledger.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import type { Acknowledged } from './drill-customer.ts';

/** Statuses of orders whose money has come: paid, being issued, issued. */
const PAID = [2, 3, 4];
const CANCELLED = 5;

/** What must be true after a drill, and is not: nothing that was acknowledged is lost, nothing was done twice, the books agree. */
export async function faultsAfter(
  url: string,
  databaseUrl: string,
  customers: readonly Acknowledged[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { headers, bookings, paid, cancelled } of customers) {
    const orders = new Set(bookings.values());
    if (orders.size < bookings.size) faults.push('two bookings have one order');
    for (const ref of orders) {
      const answer = await fetch(`${url}/api/order/v1/detail/flight/${ref}/`, { headers });
      const { result } = (await answer.json()) as { result: { status?: { status_code: number } } };
      if (answer.status !== 200) faults.push(`${ref} was acknowledged and is lost`);
      else if (paid.has(ref) && !PAID.includes(result.status?.status_code ?? 0))
        faults.push(`${ref} was paid and is not`);
      else if (cancelled.has(ref) && result.status?.status_code !== CANCELLED)
        faults.push(`${ref} was cancelled and is not`);
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
