import * as v from 'valibot';
import {
  apiAirlineChange,
  apiCancellation,
  apiChange,
  apiChangeOffer,
  apiOffer,
  apiOrder,
  changeRequest,
  createdRequest,
  page,
  type ApiAirlineChange,
  type ApiCancellation,
  type ApiChange,
  type ApiChangeOffer,
  type ApiOffer,
  type ApiOrder,
} from './order-api-messages.ts';
import { createOrderApiTransport, type OrderApiSettings } from './order-api-transport.ts';

/** Money as the API takes it: decimals of a currency. */
export interface ApiMoney {
  readonly amount: string;
  readonly currency: string;
}

export interface ApiSliceWish {
  readonly origin: string;
  readonly destination: string;
  readonly departure_date: string;
}

/** An order API in its own words, as Duffel publishes it. What is read may be asked again; what is done is asked once, and after that `order`, `findOrder` or `change` tell whether it was. */
export interface OrderApi {
  /** Offers as they came, unread; `complete` is false where there were more than we take. */
  search(
    slices: readonly ApiSliceWish[],
    passengers: readonly object[],
  ): Promise<{ offers: readonly unknown[]; complete: boolean }>;
  offer(id: string): Promise<ApiOffer | undefined>;
  /** Holds an offer without paying for it. `reference` is kept as metadata, for `findOrder`. */
  hold(offer: string, passengers: readonly object[], reference: string): Promise<ApiOrder>;
  /** The unpaid order with our reference; undefined when there is none among the last ones. */
  findOrder(reference: string): Promise<ApiOrder | undefined>;
  order(id: string): Promise<ApiOrder>;
  pay(order: string, money: ApiMoney): Promise<void>;
  /** What cancelling would refund; nothing is cancelled yet. */
  quoteCancellation(order: string): Promise<ApiCancellation>;
  confirmCancellation(id: string): Promise<void>;
  /** Flights in place of some slices of an order. An offer that cannot be read is left out. */
  searchChanges(
    order: string,
    remove: readonly string[],
    add: readonly ApiSliceWish[],
  ): Promise<readonly ApiChangeOffer[]>;
  changeOffer(id: string): Promise<ApiChangeOffer | undefined>;
  /** A change that is not confirmed yet: nothing has happened to the order. */
  prepareChange(offer: string): Promise<ApiChange>;
  change(id: string): Promise<ApiChange>;
  /** `money` where something is to be paid for it. */
  confirmChange(id: string, money: ApiMoney | undefined): Promise<void>;
  /** Changes of an order by its airline, the oldest first. */
  airlineChanges(order: string): Promise<readonly ApiAirlineChange[]>;
  acceptAirlineChange(id: string): Promise<void>;
  close(): Promise<void>;
}

/** How long the API itself waits for its airlines, in milliseconds. */
const AIRLINES_MS = 7_000;
const PAGE = 200;
const MOST_PAGES = 2;
/** Unpaid orders among which a lost one is looked for: a day's at most. */
const HELD_PAGES = 5;
const readable = <S extends v.GenericSchema>(schema: S, one: unknown): v.InferOutput<S>[] => {
  const parsed = v.safeParse(schema, one);
  return parsed.success ? [parsed.output] : [];
};
const nothing = v.unknown();
const path = (...parts: readonly string[]) => `/air/${parts.map(encodeURIComponent).join('/')}`;

export function createOrderApi(settings: OrderApiSettings): OrderApi {
  const api = createOrderApiTransport(settings);
  const once = { pace: 'patient', repeatable: false } as const;

  /** Pages of a list until `enough`, at most so many; `more` when some were left. */
  async function pages(
    query: string,
    pace: 'quick' | 'patient',
    most: number,
    enough = (_: readonly unknown[]) => false,
  ) {
    const found: unknown[] = [];
    let after: string | null | undefined;
    for (let count = 0; count < most; count += 1) {
      const next: v.InferOutput<typeof page> = await api.list(
        page,
        `${query}&limit=${PAGE}${after ? `&after=${encodeURIComponent(after)}` : ''}`,
        pace,
      );
      found.push(...next.data);
      after = next.meta?.after;
      if (!after || enough(found)) break;
    }
    return { found, more: Boolean(after) };
  }

  return {
    search: async (slices, passengers) => {
      const asked = `/air/offer_requests?return_offers=false&supplier_timeout=${AIRLINES_MS}`;
      const body = { slices, passengers, cabin_class: 'economy' };
      const { id } = await api.post(createdRequest, asked, body, { pace: 'patient', repeatable: true });
      const query = `/air/offers?offer_request_id=${encodeURIComponent(id)}&sort=total_amount`;
      const { found, more } = await pages(query, 'patient', MOST_PAGES);
      return { offers: found, complete: !more };
    },
    offer: (id) => api.find(apiOffer, path('offers', id), 'usual'),
    hold: (offer, passengers, reference) =>
      api.post(
        apiOrder,
        path('orders'),
        { type: 'hold', selected_offers: [offer], passengers, metadata: { reference } },
        { pace: 'usual', repeatable: false },
      ),
    findOrder: async (reference) => {
      const ofReference = (orders: readonly unknown[]) =>
        orders.flatMap((one) => readable(apiOrder, one)).find(({ metadata }) => metadata?.['reference'] === reference);
      const { found } = await pages('/air/orders?awaiting_payment=true', 'quick', HELD_PAGES, (orders) =>
        Boolean(ofReference(orders)),
      );
      return ofReference(found);
    },
    order: (id) => api.get(apiOrder, path('orders', id), 'usual'),
    pay: async (order_id, money) => {
      await api.post(nothing, path('payments'), { order_id, payment: { type: 'balance', ...money } }, once);
    },
    quoteCancellation: (order_id) =>
      api.post(apiCancellation, path('order_cancellations'), { order_id }, { pace: 'patient', repeatable: true }),
    confirmCancellation: async (id) => {
      await api.post(nothing, path('order_cancellations', id, 'actions', 'confirm'), {}, once);
    },
    searchChanges: async (order_id, remove, add) => {
      const slices = {
        remove: remove.map((slice_id) => ({ slice_id })),
        add: add.map((wish) => ({ ...wish, cabin_class: 'economy' })),
      };
      const how = { pace: 'usual', repeatable: true } as const;
      const { order_change_offers } = await api.post(
        changeRequest,
        path('order_change_requests'),
        { order_id, slices },
        how,
      );
      return order_change_offers.flatMap((one) => readable(apiChangeOffer, one));
    },
    changeOffer: (id) => api.find(apiChangeOffer, path('order_change_offers', id), 'usual'),
    prepareChange: (selected_order_change_offer) =>
      api.post(apiChange, path('order_changes'), { selected_order_change_offer }, { pace: 'usual', repeatable: false }),
    change: (id) => api.get(apiChange, path('order_changes', id), 'usual'),
    confirmChange: async (id, money) => {
      const body = money ? { payment: { type: 'balance', ...money } } : {};
      await api.post(nothing, path('order_changes', id, 'actions', 'confirm'), body, once);
    },
    airlineChanges: async (order) => {
      const query = `/air/airline_initiated_changes?order_id=${encodeURIComponent(order)}`;
      const { found } = await pages(query, 'patient', MOST_PAGES);
      return found
        .flatMap((one) => readable(apiAirlineChange, one))
        .toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
    },
    acceptAirlineChange: async (id) => {
      await api.post(nothing, path('airline_initiated_changes', id, 'actions', 'accept'), {}, once);
    },
    close: () => api.close(),
  };
}
