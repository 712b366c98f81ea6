import type { StatusNames } from '../../../commerce/orders/product-order-adapter.ts';

/** Where a train has other words than a flight's ticket (GAP-75). */
export const trainStatusNames: StatusNames = {
  mn: { 3: 'Тасалбар бичигдэж байна', 4: 'Тасалбар бэлэн' },
  en: { 3: 'Ticket being issued', 4: 'Ticket ready' },
  zh: { 3: '正在出票', 4: '车票已出' },
  ru: { 3: 'Билет оформляется', 4: 'Билет готов' },
  ko: { 3: '승차권 발권 중', 4: '승차권 발권 완료' },
  ja: { 3: '乗車券を発券中', 4: '乗車券発券済み' },
};
