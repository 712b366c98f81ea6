import { numberFormat, type Locale } from '@aylal/domain/language';
import { displayParts, displayPrice, type Currency, type Money } from '@aylal/domain/money';
import { numberLocale } from './intl-locale.ts';

/** A price as it is written: figure and sign apart, so that a screen can draw the sign lighter. */
export interface WrittenPrice {
  /** `1,093,200` */
  amount: string;
  /** `₮`, `US$`, `CN¥`, `JP¥`, `₩`, `₽` */
  sign: string;
  signPlace: 'before' | 'after';
  currency: Currency;
}

const signs: Record<Currency, string> = { MNT: '₮', USD: 'US$', CNY: 'CN¥', KRW: '₩', RUB: '₽', JPY: 'JP¥' };

/** A price in tögrög without conversion: in Mongolian the sign stands after the figure, without space (look.md §7). */
export function writeMoney(price: Money, locale: Locale): WrittenPrice {
  return {
    amount: group(String(price), locale),
    sign: signs.MNT,
    signPlace: locale === 'mn' || locale === 'ru' ? 'after' : 'before',
    currency: 'MNT',
  };
}

/** A price in the display currency (CUR-03, CUR-04): MNT without decimals, any other with 2; MNT when there is no rate. */
export function writePrice(price: Money, currency: Currency, rate: string | undefined, locale: Locale): WrittenPrice {
  const shown = displayPrice(price, currency, rate);
  return currency === 'MNT' || shown === null ? writeMoney(price, locale) : writeShown(shown, currency, locale);
}

function writeShown(shown: string, currency: Currency, locale: Locale): WrittenPrice {
  return {
    amount: group(shown, locale),
    sign: signs[currency],
    signPlace: locale === 'ru' ? 'after' : 'before',
    currency,
  };
}

/** The same in one text. */
export function formatMoney(price: Money, locale: Locale): string {
  return join(writeMoney(price, locale), locale);
}

export function formatPrice(price: Money, currency: Currency, rate: string | undefined, locale: Locale): string {
  return join(writePrice(price, currency, rate, locale), locale);
}

/** The parts of one sum, each in one text, which add up to what `formatPrice` writes of the sum. */
export function formatPriceParts(
  parts: readonly Money[],
  currency: Currency,
  rate: string | undefined,
  locale: Locale,
): string[] {
  const shown = displayParts(parts, currency, rate);
  if (currency === 'MNT' || shown === null) return parts.map((part) => formatMoney(part, locale));
  return shown.map((part) => join(writeShown(part, currency, locale), locale));
}

/** A minus stands before the sign of the currency, where the screens that write their own put it. */
function join({ amount, sign, signPlace }: WrittenPrice, locale: Locale): string {
  if (signPlace === 'before') return amount.startsWith('−') ? `−${sign}${amount.slice(1)}` : `${sign}${amount}`;
  return locale === 'ru' ? `${amount}\u00a0${sign}` : `${amount}${sign}`;
}

/** Groups digits by the language without going through a binary fraction. */
function group(decimalText: string, locale: Locale): string {
  const [whole = '0', fraction] = decimalText.replace('-', '').split('.');
  const { groupSign, decimalSign } = signsOf(locale);
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, groupSign);
  return `${decimalText.startsWith('-') ? '−' : ''}${grouped}${fraction ? `${decimalSign}${fraction}` : ''}`;
}

interface NumberSigns {
  readonly groupSign: string;
  readonly decimalSign: string;
}

const known = new Map<Locale, NumberSigns>();

function signsOf(locale: Locale): NumberSigns {
  const found = known.get(locale);
  if (found) return found;
  const parts = numberFormat(numberLocale(locale), { minimumFractionDigits: 1 }).formatToParts(1234567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  const read = { groupSign: sign('group') ?? ',', decimalSign: sign('decimal') ?? '.' };
  known.set(locale, read);
  return read;
}
