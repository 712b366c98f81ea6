import {
  getBusOrder,
  getCheckoutOrder,
  getEsimOrder,
  getHotelOrder,
  getInsuranceOrder,
  getLotteryOrder,
  getOrder,
  getPlainOrder,
  getTransportOrder,
  getTrainOrder,
  getTripOrder,
  type PlainProduct,
} from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { refuse } from '../router/problem-error.ts';
import { currentPlainOrder } from '../plain-orders/end-plain-order.ts';
import { findPlainOrder } from '../plain-orders/plain-order-store.ts';
import { plainOrderDetail, plainOrderView } from '../plain-orders/plain-order-view.ts';
import { route, type Route, type RouteContext } from '../router/route.ts';
import { cancelFlightOrderRoute, cancelOrderRoute } from './cancel-order-handlers.ts';
import { cancelUndeliveredRoute } from './cancel-undelivered-handler.ts';
import { currentOrder } from './expire-order.ts';
import { listOrdersRoute } from './list-orders-handler.ts';
import { readReceivable } from './order-ledger.ts';
import { readRefunds } from '../refunds/refund-store.ts';
import { orderOffersRoute } from './offers/offers-handler.ts';
import { findOwnOrder } from './order-store.ts';
import { orderView } from './order-view.ts';

/** Whose order is asked for, by its number, and in which language and when. */
type Asked = Pick<RouteContext<typeof getCheckoutOrder>, 'params' | 'session' | 'now' | 'locale'>;

/** A customer's own orders: NEED-07, NEED-08, NEED-60, API-33. Somebody else's answer like missing ones (AUT-1). */
export function orderRoutes(deps: Deps): readonly Route[] {
  return [
    route(getOrder).to(async (ctx) => {
      const order = await suppliedOrder(ctx);
      if (order?.product !== 'flight') throw refuse('not-found');
      return { status_code: 200, result: order };
    }),
    route(getEsimOrder).to(async (ctx) => {
      const order = await suppliedOrder(ctx);
      if (order?.product !== 'esim') throw refuse('not-found');
      return { status_code: 200, result: order };
    }),
    route(getHotelOrder).to(async (ctx) => {
      const order = await suppliedOrder(ctx);
      if (order?.product !== 'hotel') throw refuse('not-found');
      return { status_code: 200, result: order };
    }),
    route(getBusOrder).to(async (ctx) => {
      const order = await suppliedOrder(ctx);
      if (order?.product !== 'bus') throw refuse('not-found');
      return { status_code: 200, result: order };
    }),
    route(getTrainOrder).to(async (ctx) => {
      const order = await suppliedOrder(ctx);
      if (order?.product !== 'train') throw refuse('not-found');
      return { status_code: 200, result: order };
    }),
    route(getInsuranceOrder).to(async (ctx) => {
      const order = await suppliedOrder(ctx);
      if (order?.product !== 'insurance') throw refuse('not-found');
      return { status_code: 200, result: order };
    }),
    route(getTripOrder).to(async (ctx) => {
      const order = await suppliedOrder(ctx);
      if (order?.product !== 'trip') throw refuse('not-found');
      return { status_code: 200, result: order };
    }),
    route(getTransportOrder).to(async (ctx) => {
      const order = await suppliedOrder(ctx);
      if (order?.product !== 'transport') throw refuse('not-found');
      return { status_code: 200, result: order };
    }),
    route(getCheckoutOrder).to(async (ctx) => {
      const order = (await suppliedOrder(ctx)) ?? (await plainOrder(ctx));
      if (!order) throw refuse('not-found');
      return { status_code: 200, result: order };
    }),
    route(getPlainOrder).to((ctx) => plainDetail(ctx, 'top-up')),
    route(getLotteryOrder).to((ctx) => plainDetail(ctx, 'lottery')),
    cancelFlightOrderRoute(deps),
    cancelOrderRoute(deps),
    cancelUndeliveredRoute(deps),
    listOrdersRoute(deps),
    orderOffersRoute(deps),
  ];

  /** An order that a supplier fulfils: of flights, of an eSIM. */
  async function suppliedOrder({ params, session, now, locale }: Asked) {
    const found = await findOwnOrder(deps.db, session.userId, params.ref_number);
    if (!found) return undefined;
    const order = await currentOrder(deps, found, now);
    const receivable = await readReceivable(deps.db, order.ref_number);
    const refunds = await readRefunds(deps.db, order.ref_number);
    return orderView(order, { receivable, refunds }, now, locale);
  }

  async function plainOrder(asked: Asked) {
    const order = await ownPlainOrder(asked);
    return order && plainOrderView(order, asked.now, asked.locale);
  }

  async function plainDetail(asked: Asked, product: PlainProduct) {
    const order = await ownPlainOrder(asked);
    if (order?.product !== product) throw refuse('not-found');
    const receivable = await readReceivable(deps.db, order.ref_number);
    return { status_code: 200 as const, result: plainOrderDetail(order, receivable, asked.now, asked.locale) };
  }

  async function ownPlainOrder({ params, session, now }: Pick<Asked, 'params' | 'session' | 'now'>) {
    const found = await findPlainOrder(deps.db, params.ref_number);
    return found?.user_id === session.userId ? currentPlainOrder(deps, found, now) : undefined;
  }
}
