import type { Money } from '@aylal/domain/money';

/** What one unit of each currency costs in tögrög, as decimal texts. */
export type Rates = Readonly<Record<string, string>>;

/** The digits of a decimal text as a whole number, and how many of them stand behind the point. */
function digitsOf(text: string): { readonly whole: bigint; readonly places: number } {
  const [whole = '', fraction = ''] = text.split('.');
  return { whole: BigInt(`${whole}${fraction}`), places: fraction.length };
}

/** A sum of another currency in tögrög, both as decimal texts; `rate` is what one unit costs. Exact, then rounded up to a whole tögrög: never sold below what it costs. */
export function toTugrug(amount: string, rate: string): Money {
  const [of, by] = [digitsOf(amount), digitsOf(rate)];
  const unit = 10n ** BigInt(of.places + by.places);
  return Number((of.whole * by.whole + unit - 1n) / unit);
}

/** The sum of decimal texts, exact, with as many places as the longest. */
export function addDecimals(amounts: readonly string[]): string {
  const places = Math.max(0, ...amounts.map((amount) => digitsOf(amount).places));
  const total = amounts.reduce((sum, amount) => {
    const { whole, places: own } = digitsOf(amount);
    return sum + whole * 10n ** BigInt(places - own);
  }, 0n);
  const text = total.toString().padStart(places + 1, '0');
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
}

/** Whether the first decimal text is more than the second. */
export function isMore(a: string, b: string): boolean {
  const [one, other] = [digitsOf(a), digitsOf(b)];
  return one.whole * 10n ** BigInt(other.places) > other.whole * 10n ** BigInt(one.places);
}
