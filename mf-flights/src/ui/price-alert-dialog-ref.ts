import type { FlightSearchQuery } from '@aylal/contracts/flights';
import type { Money } from '@aylal/domain/money';
import { defineDialog } from '@aylal/shell';

/** What the price of a journey is watched from. Prices are totals of everybody who travels. */
export interface PriceAlertSubject {
  readonly criteria: FlightSearchQuery;
  /** From where to where, in words. */
  readonly journey: string;
  readonly lowest: Money;
  readonly highest: Money;
}

/** MODAL-36, our own: opened by the lists of this remote only. */
export const priceAlertDialog = defineDialog<PriceAlertSubject, void>('FLIGHT_PRICE_ALERT_VIEW');
