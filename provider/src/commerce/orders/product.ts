import type { OrderOffers, OrderProduct, Order } from '@aylal/contracts/orders';
import type { PaymentName } from '@aylal/contracts/payments';
import type { Locale } from '@aylal/domain/language';
import type { Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { InventoryUnit } from '../inventory/inventory-port.ts';
import type { LedgerAccount } from '../ledger/ledger.ts';
import type { LongerHold } from './longer-hold.ts';
import type { RefundMoment, RefundOfRest } from './refund-of-rest.ts';
import type { RefundPolicy } from './refund-policy.ts';
import type { SoldAs } from './sold-as.ts';
import type { OrderJourney } from './offers/order-journey.ts';
import type { OrderRow, OrderTable, StoredItem } from './order-row.ts';
import type { PartnerChanges } from './partner-changes.ts';
import type { ProductParts } from './product-parts.ts';
import type { ItemOf, ProductOrderAdapter } from './product-order-adapter.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Everything that is sold by orders, by its key. */
    readonly products: Products;
  }
}

/** What an order becomes when its goods are there. */
export interface Fulfilled {
  readonly columns: Updateable<OrderTable>;
  /** Who is owed the price from now on. */
  readonly payable: LedgerAccount;
  /** What happens in the same transaction. */
  readonly together?: (tx: Tx) => Promise<void>;
}

/** What a product offers for the journey of another order, under its name in the answer. */
export type Suggestion = Partial<Pick<OrderOffers, 'esim' | 'insurance'>>;

/** How a supplier makes the goods of a product once they are paid. */
export interface Supplier {
  /** How many hours it has to make what is paid, before the money goes back. */
  readonly waitHours: number;
  /** Whether the goods begin at an instant after which they are worth nothing; the money goes back by then at the latest. */
  readonly hasStart: boolean;
  /** How long after a first try that was not answered it is asked again, where it is not the usual half minute. */
  readonly firstRetryMs?: number;
  /** Who is owed the price of the goods. */
  payable(order: ItemOf): LedgerAccount;
  /**
   * Has the goods of a paid order made, once: when `again` is true the partner may have made them already. `silent` or a PartnerError leaves the order due; `refused`
   * gives it up at once.
   */
  fulfil(deps: Deps, order: OrderRow, again: boolean): Promise<Fulfilled | 'refused' | 'silent'>;
}

/** Gives a customer what was bought, and books its sale, in the transaction that books the last of its price. The order is locked and counts as fulfilled. */
export type HandOver = (deps: Deps, tx: Tx, order: OrderRow, now: number) => Promise<void>;

/** The goods of a product are made by its supplier in the supplier's time, or they are there with the money. */
type Fulfilment =
  | { readonly supplier: Supplier; readonly handOver?: undefined }
  | { readonly supplier?: undefined; readonly handOver: HandOver };

/** A product as a whole: see `ProductRules`. */
export type Product<P extends OrderProduct = OrderProduct> = ProductRules<P> & Fulfilment;

/**
 * Something that is sold. Orders, payments, refunds, receipts, privacy and jobs walk over `deps.products` and know no product by
 * name; a new one is added to `app/products.ts` and nowhere else. What it shows of an order is in `ProductOrderAdapter`, what it brings to the process in `ProductParts`.
 */
export interface ProductRules<P extends OrderProduct = OrderProduct>
  extends ProductParts, ProductOrderAdapter<Extract<Order, { product: P }>> {
  readonly key: P;
  /** Ways that it cannot be paid in. */
  readonly refusedWays: readonly PaymentName[];
  /** Whether no coupon lowers its price. */
  readonly refusesCoupons?: boolean;
  /** How a receipt names it, and how it is taxed; a product without it has no receipts. */
  soldAs?(order: ItemOf): SoldAs;
  /** What an order is found by, besides its number and its titles. */
  foundBy?(order: ItemOf): readonly string[];
  /** What late money for an ended order has to hold again; undefined when it cannot be sold any more. A product without it is not revived. */
  unitsToHoldAgain?(deps: Deps, tx: Tx, order: OrderRow): Promise<readonly InventoryUnit[] | undefined>;
  /** Frees what was set aside outside the inventory for an order that has ended without its goods. Safe to repeat. */
  release?(tx: Tx, ref: string): Promise<void>;
  /** What calls to its partner were noted under before the order was made, where that is not the order's quote. */
  callsBefore?(db: Db | Tx, order: OrderRow): Promise<string | undefined>;
  /** How an unpaid order of it is held longer; undefined where nobody can promise it, as for a product without this. */
  longerHold?(deps: Deps, order: OrderRow): LongerHold | undefined;
  /** How its goods go back to the partner; a product without it cannot be refunded. */
  readonly refundPolicy?: RefundPolicy;
  /** What its rule refunds for the rest of an order; undefined when it leaves that to people. A product with `fullRefund` needs none. */
  refundOfRest?(order: OrderRow, moment: RefundMoment): RefundOfRest | undefined;
  /** Whether what was to be ridden does not go, as its partner says; while the partner is silent it is taken to go, and the rule of time holds. */
  isDepartureCancelled?(deps: Deps, order: OrderRow): Promise<boolean>;
  /** How its partner changes what was sold, and how that is answered; a product without it is never changed. */
  readonly partnerChanges?: PartnerChanges;
  /** The item without what is about a person. */
  withoutPerson?(order: ItemOf): StoredItem;
  /** The journey abroad that an order is of; undefined for one at home. */
  journey?(deps: Deps, order: OrderRow): Promise<OrderJourney | undefined>;
  /** What of it would help on a journey of this customer; nothing when they have it already, or its partner is silent (NEED-170). */
  suggest?(deps: Deps, userId: string, journey: OrderJourney, locale: Locale): Promise<Suggestion>;
  /** What time brings about for it, by name; each does one thing and answers false when nothing is due. */
  readonly work?: Readonly<Record<string, (deps: Deps) => Promise<boolean>>>;
}

/** Every product by its key. */
export type Products = { readonly [P in OrderProduct]: Product<P> };

/** Who makes the goods of a product. Throws for one whose goods are there with the money. */
export function supplierOf({ products }: Pick<Deps, 'products'>, product: OrderProduct): Supplier {
  const { supplier } = products[product];
  if (!supplier) throw new Error(`Nobody supplies ${product}`);
  return supplier;
}

/** Every product, whichever it is. */
export function allProducts({ products }: Pick<Deps, 'products'>): readonly Product[] {
  return Object.values(products) as readonly Product[];
}
