import type { FlightOrder, OrderChange, OrderLine } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { formatMoney } from '@aylal/i18n/formats';
import { feeLines } from '../../../commerce/orders/price-lines.ts';
import { commerceMessage } from '../../../commerce/messages/commerce-messages.ts';
import { flightMessage } from '../messages/flight-messages.ts';

/** What flights cost: fares, taxes and our fee, or what a change of them comes to. */
export function flightLines(order: FlightOrder, locale: Locale): OrderLine[] {
  return order.change ? changeLines(order, order.change, locale) : fareLines(order, locale);
}

function fareLines(order: FlightOrder, locale: Locale): OrderLine[] {
  return [
    ...order.fares.map(({ type, count, base }) => ({
      label: `${commerceMessage(locale, `price.${type}`, { count })} × ${formatMoney(base, locale)}`,
      amount: base * count,
    })),
    {
      label: flightMessage(locale, 'price.taxes'),
      amount: order.fares.reduce((sum, { taxes, count }) => sum + taxes * count, 0),
    },
    ...feeLines(order, locale),
  ];
}

/** What the ticket held has cost, and what comes to it. */
function changeLines({ total }: FlightOrder, change: OrderChange, locale: Locale): OrderLine[] {
  return [
    { label: flightMessage(locale, 'price.held'), amount: total - change.to_pay },
    { label: flightMessage(locale, 'price.penalty'), amount: change.penalty },
    { label: flightMessage(locale, 'price.difference'), amount: change.fare_difference },
  ];
}
