import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { FlightOrderRow } from '../orders/order-row.ts';
import type { FlightRefundRow } from './refund-row.ts';

/** How the goods of a product go back to the partner who made them. What the rule grants no partner refuses: its terms were agreed. */
export interface ReturnWay {
  /** Tells the partner, who takes the same twice for once. Throws a PartnerError while it is silent, and is asked again later. */
  ask(deps: Deps, refund: FlightRefundRow): Promise<void>;
  /** What was set aside for them can be sold again. */
  release(deps: Deps, tx: Tx, order: FlightOrderRow, refund: FlightRefundRow): Promise<void>;
}
