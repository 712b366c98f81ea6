import { randomUUID } from 'node:crypto';
import { median } from '../page/statistics.ts';
import { call, registerCustomer } from './customer.ts';
import { bookingBody, quotes } from './scenarios.ts';
import type { ProviderProcess } from './start-provider-process.ts';

/** How soon a page of a long list of orders is answered, in milliseconds. */
export interface OrdersRead {
  readonly name: string;
  readonly reads: number;
  readonly p50: number;
  readonly p95: number;
  /** Reads that were not answered with 200. */
  readonly bad: number;
}

/** Half of them flights, half of them top-ups. */
const ORDERS = 1_000;
const READS = 300;
/** So many are made, or read, at the same time. */
const AT_ONCE = 4;
const LIST = '/api/order/v1/list/';

interface Page {
  readonly result: { readonly orders: readonly object[]; readonly count: number; readonly next: string | null };
}

/** A customer with a thousand orders reads the first page of the list, the last one, and a search. */
export async function ordersListReads({ url }: Pick<ProviderProcess, 'url'>): Promise<OrdersRead[]> {
  const token = await registerCustomer(url, 20_000);
  await makeOrders(url, token);
  const { result } = await call<Page>(url, LIST, { token });
  if (result.count !== ORDERS) throw new Error(`${result.count} orders instead of ${ORDERS}`);
  const last = await lastPlace(url, token, result.next);
  return [
    await timed(url, token, `first page of ${ORDERS} orders`, LIST),
    await timed(url, token, `last page of ${ORDERS} orders`, `${LIST}?after=${last}`),
    await timed(url, token, `a search in ${ORDERS} orders`, `${LIST}?product=flight&state=unpaid&text=ubn`),
  ];
}

async function makeOrders(url: string, token: string): Promise<void> {
  const offered = (await quotes(url, ORDERS / 2)).slice(0, ORDERS / 2);
  const key = () => ({ 'idempotency-key': randomUUID() });
  await inLanes(ORDERS, async (index) => {
    const quote = offered[index];
    if (quote !== undefined) {
      const body: unknown = JSON.parse(bookingBody(quote, 2_000_000 + index));
      await call(url, '/api/flight/v4/rest/confirm/', { token, body, headers: key() });
    } else {
      const body = { type: 'wallet', amount: 10_000, is_package: 'false' };
      await call(url, '/api/wallet/v1/top_up/', { token, body, headers: key() });
    }
  });
}

async function lastPlace(url: string, token: string, from: string | null): Promise<string> {
  let place = from ?? '';
  for (let next = from; next !== null;) {
    place = next;
    ({
      result: { next },
    } = await call<Page>(url, `${LIST}?after=${next}`, { token }));
  }
  return place;
}

async function timed(url: string, token: string, name: string, path: string): Promise<OrdersRead> {
  const taken: number[] = [];
  let bad = 0;
  await inLanes(READS, async () => {
    const begun = performance.now();
    const answered = await call<Page>(url, path, { token }).catch(() => null);
    if (!answered || answered.result.orders.length === 0) bad += 1;
    taken.push(performance.now() - begun);
  });
  const sorted = taken.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  return { name, reads: READS, p50: Math.round(median(taken)), p95: Math.round(p95), bad };
}

async function inLanes(count: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) await run(index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
