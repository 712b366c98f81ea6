import type { HotelOrder, OrderLine } from '@aylal/contracts/orders';
import { stayNights } from '@aylal/domain/hotels';
import type { Locale } from '@aylal/domain/language';
import { feeLines } from '../../../commerce/orders/price-lines.ts';
import { hotelMessage } from '../messages/hotel-messages.ts';

/** What a stay costs: its rooms and nights, and our fee. What the hotel takes itself is no part of what is paid here and is with the stay. */
export function hotelLines({ hotel, fee }: HotelOrder, locale: Locale): OrderLine[] {
  const label = hotelMessage(locale, 'price.stay', {
    rooms: hotelMessage(locale, 'price.rooms', { count: hotel.rooms }),
    nights: hotelMessage(locale, 'price.nights', { count: stayNights(hotel) }),
  });
  return [{ label, amount: hotel.price }, ...feeLines({ fee }, locale)];
}
