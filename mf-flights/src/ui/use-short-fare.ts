import { displayPrice, type Money } from '@aylal/domain';
import { useLocale, usePrice, useServices, useStore } from '@aylal/shell';
import { shortPrice } from './short-price.ts';

/** Writes a price of the display currency in three digits, for narrow places: `905 мян`, `US$316`. */
export function useShortFare(): (price: Money) => string {
  const locale = useLocale();
  const { display } = usePrice();
  const { currency, rates } = useStore(useServices().currency);
  return (price) => {
    const shown = displayPrice(price, currency, rates[currency]);
    const { sign, currency: written } = display(price);
    const figure = shortPrice(Number(shown ?? price), locale);
    return written === 'MNT' ? figure : `${sign}${figure}`;
  };
}
