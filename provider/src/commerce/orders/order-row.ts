import type { FlightJourney, FlightOffer, FlightPersonName } from '@aylal/contracts/flights';
import type { OrderChange, OrderProduct, OrderStatusCode } from '@aylal/contracts/orders';
import type { ChangeCost } from '@aylal/domain/flights';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { InstalmentPart, InstalmentTerms } from '@aylal/domain/payments';
import type { ColumnType } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    orders: OrderTable;
  }
}

/** A traveller at rest: what identifies a document is sealed (PII-2), the rest prints on a ticket. */
export interface StoredTraveller {
  readonly type: FlightPersonName['type'];
  /** Null where the document does not tell it and nobody asks. */
  readonly gender: FlightPersonName['gender'] | null;
  readonly surname: string;
  readonly given_name: string;
  readonly nationality: string;
  readonly masked_document: string;
  /** Document, birthday and mileage as JSON, sealed for this order and place. */
  readonly sealed: string;
  readonly ticket_number: string | null;
}

export type StoredContact = Pick<
  FlightJourney,
  'contact_name' | 'contact_email' | 'contact_dial_code' | 'contact_phone' | 'is_company' | 'company_register'
> & {
  /** By the register; missing in orders made before it was asked. */
  readonly company_name?: string;
};

/** The part of a quote that the order keeps: what was agreed. */
export type AgreedOffer = Omit<FlightOffer, 'seats_left' | 'partial_payment'>;

/**
 * A change of flights, from the moment it is agreed. `heldTotal` is what the order cost before it; while it is `to-pay` or `reissuing` the order's
 * `offer` is still the one held.
 */
export interface StoredChange extends ChangeCost {
  readonly state: OrderChange['state'];
  readonly offer: AgreedOffer;
  readonly heldTotal: Money;
  /** How long the airline keeps it, where it says so. */
  readonly until?: number;
  readonly reason: string;
  readonly at: number;
}

/** What an order of each product but flights keeps of what was bought; every product adds its own (`declare module`). */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface StoredItems {}
export type StoredItem = StoredItems[keyof StoredItems];

/** Statuses are those of GAP-75; instants are milliseconds of the provider's clock. */
export interface OrderTable {
  ref_number: string;
  user_id: string;
  /** What kind of thing was bought; flights unless said. */
  product: ColumnType<OrderProduct, OrderProduct | undefined, OrderProduct>;
  /** What was bought, of every product but flights. */
  item: ColumnType<StoredItem | null, string | null | undefined, string | null>;
  quote_ref: string;
  fingerprint: string;
  status: OrderStatusCode;
  locale: Locale;
  /** The flights that were agreed; null for every other product. */
  offer: ColumnType<AgreedOffer | null, string | null | undefined, string | null>;
  travellers: Json<readonly StoredTraveller[]>;
  contact: Json<StoredContact>;
  quantity: number;
  /** What the customer pays in all: the price and the fee less the discount. */
  total: Money;
  /** Our own part of the total: what payment in parts costs. */
  fee: ColumnType<Money, Money | undefined, Money>;
  /** What a coupon took off: the total is already lower by it. */
  discount: ColumnType<Money, Money | undefined, Money>;
  coupon_code: string | null;
  /** The payments when it is paid in parts, fixed at the booking; their sum is the total. Null when it is paid at once. */
  instalments: ColumnType<readonly InstalmentPart[] | null, string | null | undefined, string | null>;
  /** The key of the plan that the payments follow. Null when it is paid at once. */
  instalment_plan: string | null;
  /** What plans of payment in parts are made of, as it was offered; null where there are none. */
  instalment_terms: ColumnType<InstalmentTerms | null, string | null | undefined, string | null>;
  /** Who has lent its price; null for money of the customer's own. */
  credit_name: string | null;
  /** When its customer is next reminded of a part; null when there is nothing to remind of. */
  next_reminder_at: number | null;
  /** What counts for this order: settled payments less what went to the customer's credit. */
  paid: ColumnType<Money, Money | undefined, Money>;
  starts_at: number;
  created_at: number;
  pay_until: number;
  paid_at: number | null;
  ended_at: number | null;
  fulfilled_at: number | null;
  fulfil_attempts: ColumnType<number, number | undefined, number>;
  next_fulfil_at: number | null;
  fulfil_failed_at: number | null;
  confirmation: string | null;
  change: ColumnType<StoredChange | null, string | null | undefined, string | null>;
  /** What the order is found by (`orderSearchText`); written, and read by the database alone. */
  search_text: ColumnType<never, string | undefined, string>;
}

export type OrderRow = import('kysely').Selectable<OrderTable>;

/** What was bought, of an order of this product; undefined for one of another. */
export function itemOf<P extends keyof StoredItems>(
  { product, item }: Pick<OrderRow, 'product' | 'item'>,
  wanted: P,
): StoredItems[P] | undefined {
  // Product and item are written together, by the booking of that product.
  return product === wanted ? ((item ?? undefined) as StoredItems[P] | undefined) : undefined;
}

/** The same where the product is known to be this one. Throws for any other. */
export function agreedItem<P extends keyof StoredItems>(
  order: Pick<OrderRow, 'product' | 'item'>,
  wanted: P,
): StoredItems[P] {
  const item = itemOf(order, wanted);
  if (!item) throw new Error(`An order of ${order.product} has nothing of ${wanted}`);
  return item;
}

/** The flights that were agreed. Throws for an order of anything else. */
export function agreedOffer({ product, offer }: Pick<OrderRow, 'product' | 'offer'>): AgreedOffer {
  if (!offer) throw new Error(`An order of ${product} has no flights`);
  return offer;
}

/** The states of an order, by name. */
export const orderStatus = {
  awaitingPayment: 1,
  paid: 2,
  beingIssued: 3,
  issued: 4,
  cancelled: 5,
  expired: 6,
  changed: 7,
  refundSent: 8,
  refundInProcess: 9,
  refunded: 10,
} as const;
