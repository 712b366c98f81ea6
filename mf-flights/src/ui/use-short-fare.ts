import type { Money } from '@aylal/domain/money';
import { useLocale, usePrice } from '@aylal/shell';
import { shortPrice } from './short-price.ts';

/** Writes a price of the display currency in three digits, for narrow places: `905 мян`, `US$316`. */
export function useShortFare(): (price: Money) => string {
  const locale = useLocale();
  const { display } = usePrice();
  return (price) => {
    const { amount, sign, currency } = display(price);
    // Whatever sign a language puts between them: tögrög have no decimals, everything else has two (CUR-04).
    const digits = Number(amount.replace(/\D/g, ''));
    return currency === 'MNT' ? shortPrice(digits, locale) : `${sign}${shortPrice(digits / 100, locale)}`;
  };
}
