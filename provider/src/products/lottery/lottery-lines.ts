import type { LotteryOrder, OrderLine } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { lotteryMessage } from './messages/lottery-messages.ts';

/** What an order of tickets is made of where some are delivered: the tickets, and bringing them. */
export function lotteryLines({ total, subject: { delivery_fee } }: LotteryOrder, locale: Locale): OrderLine[] {
  if (delivery_fee === 0) return [];
  return [
    { label: lotteryMessage(locale, 'price.tickets'), amount: total - delivery_fee },
    { label: lotteryMessage(locale, 'price.delivery'), amount: delivery_fee },
  ];
}
