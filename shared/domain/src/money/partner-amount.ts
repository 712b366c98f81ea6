import type { Money } from './money.ts';

/** An amount of a partner's currency, in ten-thousandths of its unit: exact, whatever currency it is (MNY-1). */
export type PartnerAmount = bigint;

const PLACES = 4;

/** Reads an amount as partners write it, such as `251.30` or `-12`. Null for anything else, and for more than four decimals. */
export function readPartnerAmount(text: string): PartnerAmount | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const units = BigInt(`${whole}${fraction.padEnd(PLACES, '0')}`);
  return sign === '-' ? -units : units;
}

/**
 * What an amount is in whole tögrög, rounded up: a part of a tögrög is never ours to lose. `rate` is decimal text, tögrög for one unit of the
 * currency. Null where there is no usable rate.
 */
export function tugrugOf(amount: PartnerAmount, rate: string | undefined): Money | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(rate ?? '');
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  const units = BigInt(`${whole}${fraction}`);
  if (units <= 0n) return null;
  const product = amount * units;
  const scale = 10n ** BigInt(PLACES + fraction.length);
  const down = product / scale;
  return Number(product > 0n && product % scale !== 0n ? down + 1n : down);
}
