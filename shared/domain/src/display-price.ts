import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/**
 * What a price in tögrög reads as in a display currency: the price divided by the rate (CUR-03), rounded up at the shown
 * precision, MNT none and every other currency 2 decimals (CUR-04, GAP-31, ruling 24). `rate` is decimal text, tögrög for one unit.
 * Exact decimal arithmetic (MNY-1); a missing or zero rate gives null, and the screen then shows MNT.
 */
export function displayPrice(price: Money, currency: Currency, rate: string | undefined): string | null {
  if (currency === 'MNT') return String(price);
  const scaled = rate === undefined ? null : decimal(rate);
  if (scaled === null || scaled.units <= 0n) return null;
  const sign = price < 0 ? -1n : 1n;
  const cents = ceilDiv(BigInt(Math.abs(price)) * 100n * 10n ** BigInt(scaled.places), scaled.units) * sign;
  const text = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** The tögrög prices that read as `shown` in a display currency (at most two decimals); null for other text and a missing rate. The inverse of `displayPrice`. */
export function pricesShownAs(
  shown: string,
  currency: Currency,
  rate: string | undefined,
): { from: Money; to: Money } | null {
  const match = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(shown);
  if (!match) return null;
  if (currency === 'MNT') return { from: Number(match[1]), to: Number(match[1]) };
  const scaled = rate === undefined ? null : decimal(rate);
  if (scaled === null || scaled.units <= 0n) return null;
  const cents = BigInt(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`);
  const most = (hundredths: bigint) => (hundredths * scaled.units) / (100n * 10n ** BigInt(scaled.places));
  return { from: cents === 0n ? 0 : Number(most(cents - 1n) + 1n), to: Number(most(cents)) };
}

function decimal(text: string): { units: bigint; places: number } | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const fraction = match[2] ?? '';
  return { units: BigInt(`${match[1]}${fraction}`), places: fraction.length };
}

function ceilDiv(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b;
}
