import type { Money } from '@aylal/domain/money';
import { formatPrice, formatPriceParts, useLocale, useServices, useStore } from '@aylal/shell';

/** Writes a price in the display currency as one text: `1,093,200₮`, `US$316.90`. */
export function usePriceText(): (price: Money) => string {
  const { currency, rates } = useStore(useServices().currency);
  const locale = useLocale();
  return (price) => formatPrice(price, currency, rates[currency], locale);
}

/** Writes the parts of one sum in the display currency, so that they add up to what `usePriceText` writes of it. */
export function usePartTexts(): (parts: readonly Money[]) => string[] {
  const { currency, rates } = useStore(useServices().currency);
  const locale = useLocale();
  return (parts) => formatPriceParts(parts, currency, rates[currency], locale);
}
