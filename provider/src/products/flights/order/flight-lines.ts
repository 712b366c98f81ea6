import type { FlightOrder, OrderChange, OrderLine } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { formatMoney } from '@aylal/i18n/formats';
import { feeLines } from '../../../commerce/orders/price-lines.ts';
import { priceLabels } from '../../../commerce/orders/price-labels.ts';
import { flightPriceLabels } from './flight-price-labels.ts';

/** What flights cost: fares, taxes and our fee, or what a change of them comes to. */
export function flightLines(order: FlightOrder, locale: Locale): OrderLine[] {
  return order.change ? changeLines(order, order.change, locale) : fareLines(order, locale);
}

function fareLines(order: FlightOrder, locale: Locale): OrderLine[] {
  const people = priceLabels[locale];
  return [
    ...order.fares.map(({ type, count, base }) => ({
      label: `${people[type](count)} × ${formatMoney(base, locale)}`,
      amount: base * count,
    })),
    {
      label: flightPriceLabels[locale].taxes,
      amount: order.fares.reduce((sum, { taxes, count }) => sum + taxes * count, 0),
    },
    ...feeLines(order, locale),
  ];
}

/** What the ticket held has cost, and what comes to it. */
function changeLines({ total }: FlightOrder, change: OrderChange, locale: Locale): OrderLine[] {
  const words = flightPriceLabels[locale];
  return [
    { label: words.held, amount: total - change.to_pay },
    { label: words.penalty, amount: change.penalty },
    { label: words.difference, amount: change.fare_difference },
  ];
}
