import type { HotelOrder, OrderLine } from '@aylal/contracts/orders';
import { stayNights } from '@aylal/domain/hotels';
import type { Locale } from '@aylal/domain/language';
import { feeLines } from '../../../commerce/orders/price-lines.ts';

const stay: Readonly<Record<Locale, (rooms: number, nights: number) => string>> = {
  mn: (rooms, nights) => `Байрлах үнэ (${rooms} өрөө × ${nights} хоног)`,
  en: (rooms, nights) =>
    `Stay (${rooms === 1 ? '1 room' : `${rooms} rooms`} × ${nights === 1 ? '1 night' : `${nights} nights`})`,
  zh: (rooms, nights) => `房费（${rooms} 间 × ${nights} 晚）`,
  ru: (rooms, nights) => `Проживание (номера: ${rooms}, ночи: ${nights})`,
  ko: (rooms, nights) => `숙박 (객실 ${rooms}개 × ${nights}박)`,
  ja: (rooms, nights) => `ご宿泊（${rooms}室 × ${nights}泊）`,
};

/** What a stay costs: its rooms and nights, and our fee. What the hotel takes itself is no part of what is paid here and is with the stay. */
export function hotelLines({ hotel, fee }: HotelOrder, locale: Locale): OrderLine[] {
  return [{ label: stay[locale](hotel.rooms, stayNights(hotel)), amount: hotel.price }, ...feeLines({ fee }, locale)];
}
