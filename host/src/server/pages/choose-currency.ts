import { currencies } from '@aylal/domain/money';
import { currencyCookie, currencyParameter, staySearch } from '../../config/currency-choice.ts';
import type { AnswerCookie } from '../security/add-cookies.ts';

const yearSeconds = 365 * 24 * 3600;

/** What an address with `currencyParameter` asks for: the cookie of the choice, and the address without it. Null of every other address; a currency that there is not chooses nothing. */
export function chooseCurrency(
  target: string,
): { readonly cookies: readonly AnswerCookie[]; readonly to: string } | null {
  const url = new URL(target, 'http://page.invalid');
  if (!url.searchParams.has(currencyParameter)) return null;
  const chosen = url.searchParams.get(currencyParameter);
  const stay = url.searchParams.get(staySearch);
  url.searchParams.delete(currencyParameter);
  url.searchParams.delete(staySearch);
  const currency = currencies.find((one) => one === chosen);
  return {
    // Scripts read and write the same cookie (PERSIST-03).
    cookies: currency
      ? [{ name: currencyCookie, value: currency, options: { httpOnly: false, maxAge: yearSeconds } }]
      : [],
    to: stay?.startsWith('?') ? url.pathname + stay : `${url.pathname}${url.search}`,
  };
}
