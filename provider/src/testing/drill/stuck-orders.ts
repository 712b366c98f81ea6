import { setTimeout as wait } from 'node:timers/promises';
import { statusOf } from './check-drill.ts';
import type { Acknowledged } from './drill-customer.ts';

const ISSUED = 4;
const REFUNDED = 10;
const PATIENCE_MS = 90_000;
const PAUSE_MS = 1_000;

/** Orders that have not come to their end although nothing fails any more: paid ones without tickets, and refunds that no bank has paid. The sandbox's clock must be past the days that a new account has to settle. */
export async function stuckOrders(
  url: string,
  customers: readonly Acknowledged[],
  patienceMs = PATIENCE_MS,
): Promise<readonly string[]> {
  let open = customers.flatMap(({ headers, paid, refunded }) =>
    [...paid].map((ref) => ({ headers, ref, end: refunded.has(ref) ? REFUNDED : ISSUED })),
  );
  const until = performance.now() + patienceMs;
  for (;;) {
    const still: typeof open = [];
    for (const order of open) if ((await statusOf(url, order.headers, order.ref)) !== order.end) still.push(order);
    open = still;
    if (open.length === 0 || performance.now() > until) break;
    await wait(PAUSE_MS);
  }
  return Promise.all(
    open.map(async ({ headers, ref, end }) => {
      const status = await statusOf(url, headers, ref);
      return `${ref} stands at ${status} and should have come to ${end}`;
    }),
  );
}
