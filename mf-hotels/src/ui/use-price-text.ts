import type { Money } from '@aylal/domain';
import { formatPrice, useLocale, useServices, useStore } from '@aylal/shell';

/** Writes a price in the display currency as one text: `1,093,200₮`, `US$316.90`. */
export function usePriceText(): (price: Money) => string {
  const { currency, rates } = useStore(useServices().currency);
  const locale = useLocale();
  return (price) => formatPrice(price, currency, rates[currency], locale);
}
