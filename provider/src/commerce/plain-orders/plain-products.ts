import type { PaymentName, PlainProduct } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { PlainOrderRow } from './plain-order-row.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly plainProducts: PlainProducts;
  }
}

/** What a product of a plain order does of its own; everything else is the same for all. */
export interface PlainProductRules {
  /** What is bought, in the customer's language. */
  title(order: Pick<PlainOrderRow, 'subject'>, locale: Locale): string;
  /** Ways that it cannot be paid in. */
  readonly refusedWays: readonly PaymentName[];
  /** How an order stands that is with its customer. */
  readonly done: Readonly<Record<Locale, string>>;
  /** Its whole price has come, in the transaction that books the last of it; the order is locked and paid. Hands over what was bought or makes that due. */
  paid(
    deps: Pick<Deps, 'outbox' | 'config' | 'logger' | 'events'>,
    tx: Tx,
    order: PlainOrderRow,
    now: number,
  ): Promise<void>;
}

/** Every product of plain orders by its key. */
export type PlainProducts = Readonly<Record<PlainProduct, PlainProductRules>>;
