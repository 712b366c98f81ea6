import type { OrderStatusCode } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';

/** Where a hotel has other words than a ticket (GAP-75). */
export const hotelStatusNames: Readonly<Record<Locale, Partial<Record<OrderStatusCode, string>>>> = {
  mn: { 3: 'Буудалд захиалж байна', 4: 'Өрөө баталгаажсан' },
  en: { 3: 'Being booked at the hotel', 4: 'Room confirmed' },
  zh: { 3: '正在向酒店预订', 4: '房间已确认' },
  ru: { 3: 'Бронируется в отеле', 4: 'Номер подтверждён' },
  ko: { 3: '호텔 예약 중', 4: '객실 확정' },
  ja: { 3: 'ホテルで予約中', 4: '客室確定' },
};
