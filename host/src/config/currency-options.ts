import { currencies, type Currency } from '@aylal/domain/money';

/** A choice of the currency menu (CUR-02). */
export interface CurrencyOption {
  readonly id: Currency;
  readonly icon: string;
}

const signs: Record<Currency, string> = { MNT: '₮', USD: '$', CNY: '¥', KRW: '₩', RUB: '₽', JPY: '¥' };

/** CUR-01. */
export const currencyOptions: readonly CurrencyOption[] = currencies.map((id) => ({ id, icon: signs[id] }));

export function currencySign(currency: Currency): string {
  return signs[currency];
}
