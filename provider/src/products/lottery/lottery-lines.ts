import type { LotteryOrder, OrderLine } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';

const words: Readonly<Record<Locale, { readonly tickets: string; readonly delivery: string }>> = {
  mn: { tickets: 'Тасалбар', delivery: 'Хүргэлт' },
  en: { tickets: 'Tickets', delivery: 'Delivery' },
  zh: { tickets: '彩票', delivery: '送货费' },
  ru: { tickets: 'Билеты', delivery: 'Доставка' },
  ko: { tickets: '복권', delivery: '배송' },
  ja: { tickets: 'くじ', delivery: '配送料' },
};

/** What an order of tickets is made of where some are delivered: the tickets, and bringing them. */
export function lotteryLines({ total, subject: { delivery_fee } }: LotteryOrder, locale: Locale): OrderLine[] {
  if (delivery_fee === 0) return [];
  return [
    { label: words[locale].tickets, amount: total - delivery_fee },
    { label: words[locale].delivery, amount: delivery_fee },
  ];
}
