import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { OrderRow } from './order-row.ts';
import type { RefundRow } from './refund-row.ts';

/** How the goods of a product go back to the partner who made them. Where terms were agreed with the partner, what the rule grants is not refused. */
export interface RefundPolicy {
  /** Tells the partner, who takes the same twice for once; false when it refuses. Throws a PartnerError while it is silent, and is asked again later. */
  ask(deps: Deps, refund: RefundRow): Promise<boolean>;
  /** What was set aside for them can be sold again. */
  release(deps: Deps, tx: Tx, order: OrderRow, refund: RefundRow): Promise<void>;
}
