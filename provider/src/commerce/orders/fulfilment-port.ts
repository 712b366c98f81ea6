import type { Deps } from '../../platform/deps.ts';
import type { LedgerAccount } from '../ledger/ledger.ts';
import type { OrderRow, StoredItems, StoredTraveller } from './order-row.ts';

/** A product of which an order keeps an item; of flights it keeps the offer. */
export type FulfilledProduct = keyof StoredItems;

/** What an order keeps once its partner has done its part. */
export interface FulfilledItem<P extends FulfilledProduct> {
  readonly item: StoredItems[P];
  /** The partner's own number of the booking; none where it gives none. */
  readonly confirmation?: string;
  /** With their tickets, where each has one. */
  readonly travellers?: readonly StoredTraveller[];
}

/** How the goods of one product are fetched from its partner. */
export interface FulfilmentPort<P extends FulfilledProduct> {
  /** Who is owed the price of the goods from then on. */
  payable(item: StoredItems[P]): LedgerAccount;
  /**
   * Has the goods of this order made, once: when `again` is true the partner is asked for this order first, because the answer of the first time may have been lost.
   * Throws a PartnerError when the partner is silent or refuses; the order then stays due.
   */
  fulfil(deps: Deps, order: OrderRow, again: boolean): Promise<FulfilledItem<P>>;
}
