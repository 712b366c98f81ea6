import { displayPrice } from './display-price.ts';

describe('a price in a display currency', () => {
  it.each([
    ['MNT', 1_234_567, undefined, '1234567'],
    ['USD', 2_186_400, '3456.78', '632.50'],
    ['USD', 34_500, '3450', '10.00'],
    ['USD', 34_501, '3450', '10.01'],
    ['USD', 34_845, '3450', '10.10'],
    ['KRW', 1_000, '2.45', '408.17'],
    ['JPY', 1, '22.9', '0.05'],
    ['RUB', 0, '43.1', '0.00'],
    ['USD', -3_450, '3450', '-1.00'],
  ] as const)(
    '[CUR-03] [CUR-04.1] [CUR-04.2] [CUR-04.3] [GAP-31.1] [MNY-1] %s of %d at %s is %s',
    (currency, price, rate, shown) => {
      expect(displayPrice(price, currency, rate)).toBe(shown);
    },
  );

  it.each([undefined, '0', '0.00', '-1', 'abc'])('[CUR-04] is nothing at the rate %s', (rate) => {
    expect(displayPrice(1000, 'USD', rate)).toBeNull();
  });
});
