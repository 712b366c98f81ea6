import { randomUUID } from 'node:crypto';
import { call, registerCustomer } from './customer.ts';
import { bookingBody, quotes } from './scenarios.ts';
import type { ProviderProcess } from './start-provider-process.ts';
import { inLanes, timedReads, type TimedRead } from './timed-reads.ts';

/** Half of them flights, half of them top-ups. */
const ORDERS = 1_000;
const READS = 300;
const LIST = '/api/order/v1/list/';

interface Page {
  readonly result: { readonly orders: readonly object[]; readonly count: number; readonly next: string | null };
}

/** A customer with a thousand orders reads the first page of the list, the last one, and a search. */
export async function ordersListReads({ url }: Pick<ProviderProcess, 'url'>): Promise<TimedRead[]> {
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

function timed(url: string, token: string, name: string, path: string): Promise<TimedRead> {
  return timedReads(name, READS, async () => {
    const { result } = await call<Page>(url, path, { token });
    return result.orders.length > 0;
  });
}
