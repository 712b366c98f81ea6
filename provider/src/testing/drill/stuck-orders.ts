import { setTimeout as wait } from 'node:timers/promises';
import { statusOf } from './check-drill.ts';
import type { Acknowledged } from './drill-customer.ts';

const ISSUED = 4;
const REFUNDED = 10;
/** Nothing may stand still for so long. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 1_000;

/**
 * Orders that come to no end although nothing fails any more: paid ones without tickets, and refunds that no bank has paid. As long as some of them come to theirs, the others are waited for. The sandbox's clock
 * must be past the days that a new account has to settle.
 */
export async function stuckOrders(
  url: string,
  customers: readonly Acknowledged[],
  patienceMs = PATIENCE_MS,
): Promise<readonly string[]> {
  let open = customers.flatMap(({ headers, paid, refunded }) =>
    [...paid].map((ref) => ({ headers, ref, end: refunded.has(ref) ? REFUNDED : ISSUED, status: 0 as number | null })),
  );
  for (let until = performance.now() + patienceMs; ;) {
    const still: typeof open = [];
    for (const order of open) {
      const status = await statusOf(url, order.headers, order.ref);
      if (status !== order.end) still.push({ ...order, status });
    }
    if (still.length < open.length) until = performance.now() + patienceMs;
    open = still;
    if (open.length === 0 || performance.now() > until) break;
    await wait(PAUSE_MS);
  }
  return open.map(({ ref, end, status }) => `${ref} has status ${status}, expected ${end}`);
}
