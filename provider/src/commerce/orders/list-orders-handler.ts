import { listOrders, type OrderSummary } from '@aylal/contracts/orders';
import { daysMs, homeInstant } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { searchTerms, statusesOf } from '@aylal/domain/orders';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { expireOrder } from './expire-order.ts';
import { countOrders, cursorOf, orderPlaces, placeOf } from './order-list.ts';
import { orderStatus } from './order-row.ts';
import { orderSummary } from './order-view.ts';

const PAGE_SIZE = 20;
const DAY_MS = daysMs(1);

/** NEED-07: one list for all products. What is over by time is ended before it is listed, so that filter and row agree. */
export function listOrdersRoute(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'inventory' | 'outbox' | 'products'>,
): Route {
  return route(listOrders).to(async ({ query, session: { userId }, now, locale }) => {
    await endOverdue(deps, userId, now);
    const { product, state, text = '', from, to, after, page } = query;
    const wish = {
      userId,
      product,
      statuses: state && statusesOf(state),
      terms: searchTerms(text),
      from: from && homeInstant(from),
      until: to && homeInstant(to) + DAY_MS,
    };
    // One more than is shown tells whether there is another page.
    const found = await orderPlaces(
      deps.db,
      wish,
      after === undefined ? undefined : placeOf(after),
      PAGE_SIZE + 1,
    ).execute();
    const places = found.slice(0, PAGE_SIZE);
    const last = places.at(-1);
    return {
      status_code: 200,
      result: {
        orders: await summariesOf(
          deps,
          places.map(({ ref }) => ref),
          locale,
        ),
        count: await countOrders(deps.db, wish),
        page: after === undefined ? 1 : page,
        next: last && found.length > PAGE_SIZE ? cursorOf(last) : null,
      },
    };
  });
}

/** Orders by their numbers, in the same order. */
async function summariesOf(
  deps: Pick<Deps, 'db' | 'products'>,
  refs: readonly string[],
  locale: Locale,
): Promise<OrderSummary[]> {
  if (refs.length === 0) return [];
  const rows = await deps.db.selectFrom('orders').selectAll().where('ref_number', 'in', refs).execute();
  const shown = new Map(rows.map((row) => [row.ref_number, orderSummary(deps.products, row, locale)]));
  return refs.flatMap((ref) => shown.get(ref) ?? []);
}

async function endOverdue(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'inventory' | 'outbox' | 'products'>,
  userId: string,
  now: number,
): Promise<void> {
  const overdue = await deps.db
    .selectFrom('orders')
    .select('ref_number')
    .where('user_id', '=', userId)
    .where('status', '=', orderStatus.awaitingPayment)
    .where('pay_until', '<=', now)
    .execute();
  for (const { ref_number } of overdue)
    await deps.db.transaction().execute((tx) => expireOrder(deps, tx, ref_number, now));
}
