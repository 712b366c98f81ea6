import type { Locale } from '@aylal/domain/language';
import { intlLocale } from '@aylal/shell';

/** A figure in three digits for narrow places: `905 мян`, `1.05 сая`, `905K`. */
export function shortPrice(amount: number, locale: Locale): string {
  if (locale === 'mn' && amount >= 1000) {
    return amount >= 1_000_000 ? `${(amount / 1_000_000).toFixed(2)} сая` : `${Math.round(amount / 1000)} мян`;
  }
  return new Intl.NumberFormat(intlLocale(locale), { notation: 'compact', maximumSignificantDigits: 3 }).format(amount);
}
