import type { RefundQuote } from '@aylal/domain/orders';
import type { Deps } from '../../platform/deps.ts';
import type { OrderRow } from './order-row.ts';

/** A refund of everything of an order that was not refunded yet; `tickets` names what it covers where an order is refunded in parts. */
export interface RefundOfRest {
  readonly quote: RefundQuote;
  readonly tickets: readonly string[];
}

/** What the rule of a product looks at besides the order; `now` in milliseconds. */
export interface RefundMoment {
  /** Numbers of the tickets that are refunded already. */
  readonly givenBack: ReadonlySet<string>;
  readonly departureCancelled: boolean;
  readonly now: number;
}

/** What the product's own rule refunds for the rest of an order, by the same decision as its customer's; undefined when the rule leaves it to people. */
export function refundOfRest(
  { products }: Pick<Deps, 'products'>,
  order: OrderRow,
  moment: RefundMoment,
): RefundOfRest | undefined {
  const product = products[order.product];
  if (product.refundOfRest) return product.refundOfRest(order, moment);
  const ruling = product.fullRefund?.(order, moment.now);
  return ruling?.kind === 'refund' ? { quote: ruling.quote, tickets: [] } : undefined;
}
