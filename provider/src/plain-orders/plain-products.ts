import type { PlainProduct } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import type { Deps } from '../deps.ts';
import type { Tx } from '../database/database.ts';
import { lottery } from '../lotteries/lottery-order.ts';
import { topUp } from '../wallets/top-up.ts';
import type { PlainOrderRow } from './plain-order-row.ts';

/** What a product of a plain order does of its own; everything else is the same for all. */
export interface PlainProductRules {
  /** What is bought, in the customer's language. */
  title(order: Pick<PlainOrderRow, 'subject'>, locale: Locale): string;
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

export const plainProducts: Readonly<Record<PlainProduct, PlainProductRules>> = {
  'top-up': topUp,
  lottery,
};
