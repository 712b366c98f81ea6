import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/**
 * What a price in tögrög reads as in a display currency: the price divided by the rate (CUR-03), rounded up at the shown
 * precision, MNT none and every other currency 2 decimals (CUR-04, GAP-31, ruling 24). `rate` is decimal text, tögrög for one unit.
 * Exact decimal arithmetic (MNY-1); a missing or zero rate gives null, and the screen then shows MNT.
 */
export function displayPrice(price: Money, currency: Currency, rate: string | undefined): string | null {
  if (currency === 'MNT') return String(price);
  const scaled = decimal(rate);
  return scaled === null ? null : decimalText(centsUp(price, scaled));
}

/**
 * What the parts of one sum read as in a display currency, so that they add up to what the sum itself reads as: each is rounded
 * down, and the hundredths that are missing go to the parts with the largest remainder, of equal ones to the first. Prices, none
 * below zero, are in tögrög; a missing or zero rate gives null, as for `displayPrice`.
 */
export function displayParts(parts: readonly Money[], currency: Currency, rate: string | undefined): string[] | null {
  if (currency === 'MNT') return parts.map(String);
  const scaled = decimal(rate);
  if (scaled === null) return null;
  const exact = parts.map((part) => {
    const hundredths = inHundredths(part, scaled);
    return { cents: hundredths / scaled.units, remainder: hundredths % scaled.units };
  });
  const total = parts.reduce((sum, part) => sum + part, 0);
  const missing = centsUp(total, scaled) - exact.reduce((sum, { cents }) => sum + cents, 0n);
  const byRemainder = exact.toSorted((a, b) => Number(b.remainder - a.remainder));
  const raised = new Set(byRemainder.slice(0, Number(missing)));
  return exact.map((part) => decimalText(part.cents + (raised.has(part) ? 1n : 0n)));
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
  const scaled = decimal(rate);
  if (scaled === null) return null;
  const cents = BigInt(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`);
  const most = (hundredths: bigint) => (hundredths * scaled.units) / (100n * 10n ** BigInt(scaled.places));
  return { from: cents === 0n ? 0 : Number(most(cents - 1n) + 1n), to: Number(most(cents)) };
}

interface Rate {
  readonly units: bigint;
  readonly places: number;
}

function decimal(text: string | undefined): Rate | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text ?? '');
  if (!match) return null;
  const fraction = match[2] ?? '';
  const units = BigInt(`${match[1]}${fraction}`);
  return units > 0n ? { units, places: fraction.length } : null;
}

/** The hundredths of a price, still to be divided by the units of the rate. */
function inHundredths(price: Money, { places }: Rate): bigint {
  return BigInt(price) * 100n * 10n ** BigInt(places);
}

function centsUp(price: Money, rate: Rate): bigint {
  const cents = (inHundredths(Math.abs(price), rate) + rate.units - 1n) / rate.units;
  return price < 0 ? -cents : cents;
}

function decimalText(cents: bigint): string {
  const text = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}
