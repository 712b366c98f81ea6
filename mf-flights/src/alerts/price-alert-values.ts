import { createPriceAlert, type PriceAlert } from '@aylal/contracts/flights';
import { alertPriceLimits } from '@aylal/domain/flights';
import type { Money } from '@aylal/domain/money';
import type { PriceAlertSubject } from '../ui/price-alert-dialog-ref.ts';
import type * as v from 'valibot';

/** What the customer chooses of an alert. */
export interface PriceAlertChoice {
  readonly contact_email: string;
  readonly flex_date: '3' | '7' | '15';
  readonly max_price: Money;
}

/** An alert as the form holds it: the choice, and the journey that nobody types here. */
export type PriceAlertValues = PriceAlertChoice & Omit<PriceAlert, keyof PriceAlertChoice>;

/** The operation's own schema: what is chosen goes in, a body that the provider takes comes out (VALID-29 to VALID-33). */
export const priceAlertSchema = createPriceAlert.body as unknown as v.GenericSchema<PriceAlertValues, PriceAlert>;

/** What the form begins with: half of the highest price (VALID-32), three days, and what was typed before. */
export function startValues(
  { criteria, highest }: Omit<PriceAlertSubject, 'journey' | 'lowest'>,
  saved: Partial<Pick<PriceAlertChoice, 'contact_email' | 'flex_date'>>,
): PriceAlertValues {
  const { _from, _to, trip_type, adult, child, infant, depart_date, return_date, next_trips } = criteria;
  return {
    origin: _from,
    destination: _to,
    trip_type,
    adult,
    child,
    infant,
    depart_date,
    ...(return_date ? { return_date } : {}),
    ...(next_trips ? { next_trips } : {}),
    max_price: alertPriceLimits(trip_type, highest).start,
    flex_date: saved.flex_date ?? '3',
    contact_email: saved.contact_email ?? '',
  };
}
