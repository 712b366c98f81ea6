import { writeMoney, writePrice, type WrittenPrice } from '@aylal/i18n';
import type { Currency, Money } from '@aylal/domain/money';
import { useStore } from './store.ts';
import { useServices } from './use-services.tsx';
import { useLocale } from './use-locale.ts';

/** How prices are written now: in the display currency, and in the tögrög that are charged. */
export function usePrice(): {
  currency: Currency;
  display: (price: Money) => WrittenPrice;
  charged: (price: Money) => WrittenPrice;
} {
  const { currency, rates } = useStore(useServices().currency);
  const locale = useLocale();
  return {
    currency,
    display: (price) => writePrice(price, currency, rates[currency], locale),
    charged: (price) => writeMoney(price, locale),
  };
}
