import { isLocalDate } from '@aylal/domain/calendar';
import { homeCountry, type OrderJourney } from '../../../commerce/orders/offers/order-journey.ts';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import type { Deps } from '../../../platform/deps.ts';

/** The journey to a hotel abroad, from its first day to its last. */
export async function hotelJourney(
  { hotels }: Pick<Deps, 'hotels'>,
  order: OrderRow,
): Promise<OrderJourney | undefined> {
  const { code, stay } = agreedItem(order, 'hotel');
  const country = hotels.catalogue.cityOfHotel(code)?.country;
  const { check_in: start, check_out: end } = stay;
  return country && country !== homeCountry && isLocalDate(start) && isLocalDate(end)
    ? { country, start, end }
    : undefined;
}
