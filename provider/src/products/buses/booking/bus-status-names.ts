import type { StatusNames } from '../../../commerce/orders/product-order-adapter.ts';

/** Where a bus has other words than a flight's ticket (GAP-75). */
export const busStatusNames: StatusNames = {
  mn: { 3: 'Суудал баталгаажиж байна', 4: 'Тасалбар бэлэн' },
  en: { 3: 'Seats being confirmed', 4: 'Ticket ready' },
  zh: { 3: '座位确认中', 4: '车票已出' },
  ru: { 3: 'Места подтверждаются', 4: 'Билет готов' },
  ko: { 3: '좌석 확정 중', 4: '승차권 발권 완료' },
  ja: { 3: '座席を確定中', 4: '乗車券発券済み' },
};
