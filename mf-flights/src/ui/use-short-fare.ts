import type { Money } from '@aylal/domain';
import { useLocale, usePrice } from '@aylal/shell';
import { shortPrice } from './short-price.ts';

/** Writes a price of the display currency in three digits, for narrow places: `905 мян`, `US$316`. */
export function useShortFare(): (price: Money) => string {
  const locale = useLocale();
  const { display } = usePrice();
  return (price) => {
    const { amount, sign, currency } = display(price);
    const figure = shortPrice(Number(amount.replace(/[^\d.]/g, '')), locale);
    return currency === 'MNT' ? figure : `${sign}${figure}`;
  };
}
