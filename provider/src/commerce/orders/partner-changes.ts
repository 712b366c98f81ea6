import type { Locale } from '@aylal/domain/language';
import type { Updateable } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import type { PartnerChangeRow } from './partner-change-row.ts';
import type { OrderRow, OrderTable } from './order-row.ts';

/** A leg as its customer sees it: times with the offset of their place, names in a language. */
export interface NamedLeg {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly departs_at: string;
  readonly arrives_at: string;
}

/** What a partner has changed of an order by itself; `journey` is what is left of it, in the product's own form. */
export interface ChangeByPartner {
  /** The partner's own number of the change. */
  readonly id: string;
  readonly journey: unknown;
}

/** How the partner of a product changes what was sold, and how that is answered. */
export interface PartnerChanges {
  /** The journey that the customer has agreed to, in the product's own form, as JSON can say it. */
  agreed(order: OrderRow): unknown;
  /** A journey in that form, direction by direction. */
  legs(journey: unknown, locale: Locale): readonly (readonly NamedLeg[])[];
  /** The newest change that nobody has answered; undefined where there is none. Throws a PartnerError while the partner is silent. */
  read(deps: Deps, order: OrderRow): Promise<ChangeByPartner | undefined>;
  /**
   * Agrees to new times, which may be sent twice: what the order becomes, or `replaced` where a later change has come meanwhile. Throws a PartnerError while the partner is silent. A product without
   * it has no new times.
   */
  accept?(deps: Deps, order: OrderRow, change: PartnerChangeRow): Promise<Updateable<OrderTable> | 'replaced'>;
}
