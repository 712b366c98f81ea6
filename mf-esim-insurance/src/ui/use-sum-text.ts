import type { InsuredSum } from '@aylal/contracts/insurance';
import { formatMoney, formatNumber, useLocale } from '@aylal/shell';

/** Writes a sum of a cover in its own currency: `30,000 EUR`. */
export function useSumText(): (sum: InsuredSum) => string {
  const locale = useLocale();
  return ({ amount, currency }) =>
    currency === 'MNT' ? formatMoney(amount, locale) : `${formatNumber(amount, locale, 0)} ${currency}`;
}
