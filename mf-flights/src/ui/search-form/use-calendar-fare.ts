import { displayPrice, type Money } from '@aylal/domain/money';
import { formatNumber, useLocale, useServices, useStore } from '@aylal/shell';
import { shortPrice } from '../short-price.ts';
import { useFlightsMessages } from '../use-flights-messages.ts';

/** Writes a fare in as few signs as a day of a calendar has room for: tögrög in thousands, other currencies in three digits. `unit` is over the calendar. */
export function useCalendarFare(): { write: (price: Money) => string; unit: string } {
  const t = useFlightsMessages();
  const locale = useLocale();
  const { currency, rates } = useStore(useServices().currency);
  const shown = (price: Money) => displayPrice(price, currency, rates[currency]);
  const thousands = (price: Money) => formatNumber(Math.round(price / 1000), locale, 0);
  if (currency === 'MNT' || shown(0) === null) return { write: thousands, unit: t('fares.thousands') };
  return { write: (price) => shortPrice(Number(shown(price)), locale), unit: currency };
}
