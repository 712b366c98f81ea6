import type { InventoryUnit } from '../../../commerce/inventory/inventory-port.ts';
import type { Problem } from '@aylal/contracts';
import type { FlightOffer } from '@aylal/contracts/flights';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { AgreedOffer } from '../../../commerce/orders/order-row.ts';

declare module '../../../platform/deps.ts' {
  interface Deps {
    readonly changes: ExchangePort;
  }
}

/** The days wanted instead of the ones held; a journey without return has no `returnDate`. */
export interface NewTravelDays {
  readonly departDate: LocalDate;
  readonly returnDate: LocalDate | undefined;
}

/** An option opened again: its present price and the flights that it needs seats on. */
export type RepricedChange =
  | { readonly ok: true; readonly offer: FlightOffer; readonly units: readonly InventoryUnit[] }
  | { readonly ok: false; readonly problem: Extract<Problem, 'offer-gone' | 'offer-expired' | 'sold-out'> };

/** Where the flights come from that a ticket may be changed to: same places, people, fare and airline. Another supplier needs the same two verbs. */
export interface ExchangePort {
  /** Cheapest first; empty when nothing flies. Refuses days that cannot be searched as `invalid-input`. */
  options(held: AgreedOffer, days: NewTravelDays, now: number, locale: Locale): Promise<readonly FlightOffer[]>;
  /** One option by its key, at its present price. An option of another journey, fare or airline is `offer-gone`. */
  reopen(held: AgreedOffer, filter: string, key: string, now: number, locale: Locale): Promise<RepricedChange>;
}
