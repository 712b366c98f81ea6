import type { Locale } from '@aylal/domain/language';
import type { StatusNames } from '../../commerce/orders/product-order-adapter.ts';

/** What an order of tickets is called where it is paid. */
export const lotteryTitles: Readonly<Record<Locale, (count: number) => string>> = {
  mn: (count) => `Сугалаа, ${count} тасалбар`,
  en: (count) => (count === 1 ? 'Lottery, 1 ticket' : `Lottery, ${count} tickets`),
  zh: (count) => `彩票，${count} 张`,
  ru: (count) => `Лотерея, билетов: ${count}`,
  ko: (count) => `복권 ${count}장`,
  ja: (count) => `宝くじ${count}枚`,
};

/** The state of an order whose tickets can be scratched. */
export const lotteryStatusNames: StatusNames = {
  mn: { 4: 'Тасалбар бэлэн' },
  en: { 4: 'Tickets ready' },
  zh: { 4: '彩票已就绪' },
  ru: { 4: 'Билеты готовы' },
  ko: { 4: '복권 준비 완료' },
  ja: { 4: 'チケット準備完了' },
};
