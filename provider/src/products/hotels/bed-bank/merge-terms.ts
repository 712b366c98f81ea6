import type { CancellationEntry } from '@aylal/domain/hotels';
import type { Money } from '@aylal/domain/money';

/** The terms of rooms that are given up together, by date: what each of them costs from then on, added up and never more than the price. */
export function mergeTerms(terms: readonly (readonly CancellationEntry[])[], price: Money): CancellationEntry[] {
  const at = ({ FromDate }: CancellationEntry) => Date.parse(FromDate);
  const steps = new Map(terms.flat().map((entry) => [at(entry), entry.FromDate]));
  return [...steps]
    .toSorted(([a], [b]) => a - b)
    .map(([instant, FromDate]) => {
      const owed = terms.map((each) =>
        Math.max(0, ...each.filter((entry) => at(entry) <= instant).map(({ Amount }) => Amount)),
      );
      return {
        Amount: Math.min(
          price,
          owed.reduce((sum, one) => sum + one, 0),
        ),
        FromDate,
      };
    });
}
