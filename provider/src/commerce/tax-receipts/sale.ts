import type { Money } from '@aylal/domain/money';
import type { Deps } from '../../platform/deps.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { Products } from '../orders/product.ts';
import { currentOrder } from '../orders/expire-order.ts';
import { findCustomerOrder, lockOrder } from '../orders/order-store.ts';
import { receiptAmount } from './decide-receipt.ts';
import type { SoldAs } from '../orders/sold-as.ts';
import { refundedMoney } from './refunded-money.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    /** What has receipts besides orders. */
    readonly saleSources: readonly SaleSource[];
  }
}

/** What a receipt is made of: an order, or something else that was paid for, such as a ride. */
export interface Sale {
  readonly ref_number: string;
  /** What was kept of it; 0 while no receipt is to be had. */
  readonly amount: Money;
  /** The part of it that is our own fee. */
  readonly fee: Money;
  readonly sold: SoldAs;
  /** Why a ride has no receipt; null for one that has, and for orders. */
  readonly hindrance: 'running' | 'free' | null;
}

/** Whoever sells something that is no order and has a receipt. */
export interface SaleSource {
  /** How its references look. */
  readonly reference: RegExp;
  /** Undefined when there is none, and just so when it is somebody else's (AUT-1). */
  findOwn(db: Db, userId: string, reference: string): Promise<Sale | undefined>;
  /** Locked until the end of the transaction. */
  lock(tx: Tx, reference: string): Promise<Sale | undefined>;
}

/** A sale of this customer as it is now. Undefined when there is none, and just so when it is somebody else's (AUT-1). */
export async function findCustomerSale(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'inventory' | 'outbox' | 'products' | 'saleSources'>,
  userId: string,
  ref: string,
  now: number,
): Promise<Sale | undefined> {
  const wanted = ref.toUpperCase();
  const source = sourceOf(deps, wanted);
  if (source) return source.findOwn(deps.db, userId, wanted);
  const order = await findCustomerOrder(deps.db, userId, wanted);
  return order && saleOfOrder(deps.products, deps.db, await currentOrder(deps, order, now));
}

/** The sale, locked until the end of the transaction. */
export async function lockSale(
  deps: Pick<Deps, 'products' | 'saleSources'>,
  tx: Tx,
  ref: string,
): Promise<Sale | undefined> {
  const source = sourceOf(deps, ref);
  if (source) return source.lock(tx, ref);
  const order = await lockOrder(tx, ref);
  return order && saleOfOrder(deps.products, tx, order);
}

function sourceOf({ saleSources }: Pick<Deps, 'saleSources'>, ref: string): SaleSource | undefined {
  return saleSources.find(({ reference }) => reference.test(ref));
}

/** Undefined for a product without receipts. */
async function saleOfOrder(products: Products, db: Db | Tx, order: OrderRow): Promise<Sale | undefined> {
  const { soldAs } = products[order.product];
  if (!soldAs) return undefined;
  const { ref_number, fee } = order;
  const amount = receiptAmount(order, await refundedMoney(db, ref_number));
  return { ref_number, amount, fee, sold: soldAs(order), hindrance: null };
}
