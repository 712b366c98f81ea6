import type { PassengerFare } from '../flights/price-per-person.ts';
import { totalOfFares } from '../flights/price-per-person.ts';
import { quoteRefund, type RefundBasis } from './refund-quote.ts';
import type { AgeCategory } from '../people/traveller-mix.ts';

const fares: readonly PassengerFare[] = [
  { type: 'adult', count: 2, base: 700_000, taxes: 200_000 },
  { type: 'infant', count: 1, base: 70_000, taxes: 0 },
];
const basis: RefundBasis = { fares, received: 1_870_000, feePerTicket: 100_000 };

describe('The quote of a refund', () => {
  it.each<[string, AgeCategory[], Partial<RefundBasis>, object]>([
    ['fare and taxes less the fee', ['adult'], {}, { fare: 900_000, fee: 100_000, discount: 0, back: 800_000 }],
    ['never below zero', ['infant'], {}, { fare: 70_000, fee: 70_000, discount: 0, back: 0 }],
    ['nothing for nobody', [], {}, { fare: 0, fee: 0, discount: 0, back: 0 }],
    [
      'nothing for tickets that cost nothing',
      ['adult'],
      { fares: [{ type: 'adult', count: 1, base: 0, taxes: 0 }], received: 0 },
      { fare: 0, fee: 0, discount: 0, back: 0 },
    ],
    ['nothing for a type that is not there', ['child'], {}, { fare: 0, fee: 0, discount: 0, back: 0 }],
    [
      'the sum of the chosen tickets',
      ['adult', 'infant'],
      {},
      { fare: 970_000, fee: 170_000, discount: 0, back: 800_000 },
    ],
    [
      'less the share that a coupon paid, rounded in favour of what came in',
      ['adult'],
      { received: 1_770_000 },
      { fare: 900_000, fee: 100_000, discount: 48_129, back: 751_871 },
    ],
    [
      'nothing where coupon and fee are more than the fare',
      ['adult'],
      { received: 100_000 },
      { fare: 900_000, fee: 100_000, discount: 800_000, back: 0 },
    ],
    [
      'not more than the fare where more came in',
      ['adult'],
      { received: 9_000_000 },
      { fare: 900_000, fee: 100_000, discount: 0, back: 800_000 },
    ],
  ])('is %s', (_, chosen, over, quote) => {
    expect(quoteRefund(chosen, { ...basis, ...over })).toEqual(quote);
  });

  it('is exact where the product of two amounts is beyond what a number holds', () => {
    const dear = [{ type: 'adult' as const, count: 2, base: 499_999_999, taxes: 0 }];
    // (999,999,997 × 499,999,999) / 999,999,998 is 499,999,998.5.
    expect(quoteRefund(['adult'], { fares: dear, received: 999_999_997, feePerTicket: 0 }).back).toBe(499_999_998);
  });

  it('[MNY-10] refunds at most the money received less the shares of the tickets kept, whatever is chosen and in whatever order', () => {
    const next = numbers(20_261_122);
    for (let turn = 0; turn < 2000; turn += 1) {
      const order = randomOrder(next);
      const tickets = order.fares.flatMap(({ type, count }) => Array.from({ length: count }, () => type));
      const [chosen, remaining] = split(tickets, next);
      const [first, second] = split(chosen, next);
      const quote = quoteRefund(chosen, order);
      expect(quote.fare - quote.fee - quote.discount).toBe(quote.back);
      expect(Math.min(quote.fee, quote.discount, quote.back)).toBeGreaterThanOrEqual(0);
      expect(quoteRefund(first, order).back + quoteRefund(second, order).back).toBe(quote.back);
      const remainingShares = quoteRefund(remaining, { ...order, feePerTicket: 0 }).back;
      expect(quote.back + remainingShares).toBeLessThanOrEqual(order.received);
    }
  });
});

function split<T>(all: readonly T[], next: (below: number) => number): [T[], T[]] {
  const taken = all.map(() => next(2) === 0);
  return [all.filter((_, index) => taken[index]), all.filter((_, index) => !taken[index])];
}

/** The same numbers in every run: whole, from 0 up to but not including `below`. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomOrder(next: (below: number) => number): RefundBasis {
  const types: readonly AgeCategory[] = ['adult', 'child', 'infant'];
  const lines = types.map((type, index) => ({
    type,
    count: index === 0 ? 1 + next(9) : next(4),
    base: 1 + next(9_000_000),
    taxes: next(1_000_000),
  }));
  const price = totalOfFares(lines);
  return { fares: lines, received: price - next(price), feePerTicket: next(1_500_000) };
}
