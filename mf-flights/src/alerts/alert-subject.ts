import { flightsRoutes, priceAlertRoutes } from '@aylal/routes';
import type { PriceAlertSubject } from '../ui/price-alert-dialog-ref.ts';

/** The journey that the address of the alerts names for a new one; null where it names none. */
export function alertSubject(search: URLSearchParams): Omit<PriceAlertSubject, 'journey'> | null {
  const criteria = flightsRoutes.results.readSearch(search);
  const prices = priceAlertRoutes.list.readSearch(search);
  if (!criteria || prices?.lowest === undefined || prices.highest === undefined) return null;
  return { criteria, lowest: prices.lowest, highest: prices.highest };
}
