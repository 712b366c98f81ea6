import type { HotelOrder } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import type { OrderRow } from '../../../commerce/orders/order-row.ts';
import type { StoredHotel } from './stored-hotel.ts';

/** The hotel in one line: its name and city. */
export function hotelTitle({ name, city }: Pick<StoredHotel, 'name' | 'city'>, locale: Locale): string {
  return `${name[locale === 'mn' ? 0 : 1]} · ${city[locale]}`;
}

/** What was booked, as its owner sees it; the words that are the partner's alone stay here. */
export function hotelView(
  { fulfil_failed_at }: Pick<OrderRow, 'fulfil_failed_at'>,
  item: StoredHotel,
  locale: Locale,
): HotelOrder['hotel'] {
  const own = locale === 'mn' ? 0 : 1;
  const { check_in, check_out, rooms, adults, children } = item.stay;
  return {
    tapa_code: item.code,
    name: item.name[own],
    address: `${item.address[own]}, ${item.city[locale]}`,
    phone: item.phone ?? '',
    picture: item.picture,
    star_rating: item.stars,
    ota: item.ota,
    pay_type: item.payType,
    room: item.room[locale],
    breakfast: item.breakfast,
    check_in,
    check_out,
    check_in_at: item.checkInAt,
    arrival_time: item.arrivalTime,
    rooms,
    adults,
    children,
    guests: item.guests.map(({ last_name, first_name, gender }) => ({ last_name, first_name, gender })),
    special_request: item.request,
    price: item.price,
    cancellation: [...item.cancellation],
    fee_info: [...item.fees],
    confirmation: item.made?.confirmation ?? null,
    issued: item.made !== null,
    delayed: item.made === null && fulfil_failed_at !== null,
  };
}
