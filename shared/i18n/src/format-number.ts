import { numberFormat, type Locale } from '@aylal/domain/language';
import { numberLocale } from './intl-locale.ts';

/** A number with one decimal by default (CUR-06). */
export function formatNumber(value: number, locale: Locale, fractionDigits = 1): string {
  return numberFormat(numberLocale(locale), {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
}
