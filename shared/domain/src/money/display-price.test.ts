import { displayParts, displayPrice, pricesShownAs } from './display-price.ts';

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

describe('pricesShownAs', () => {
  it.each([
    ['312.50', 'USD', '3450.5', { from: 1_078_247, to: 1_078_281 }],
    ['312', 'USD', '3450.5', { from: 1_076_522, to: 1_076_556 }],
    ['905400', 'MNT', undefined, { from: 905_400, to: 905_400 }],
    ['312.505', 'USD', '3450.5', null],
    ['312', 'USD', undefined, null],
  ] as const)('%s in %s at %s are %j', (shown, currency, rate, prices) => {
    expect(pricesShownAs(shown, currency, rate)).toEqual(prices);
  });

  it('are the prices that are displayed so, and no other', () => {
    for (const price of [1_078_246, 1_078_247, 1_078_281, 1_078_282])
      expect(displayPrice(price, 'USD', '3450.5') === '312.50').toBe(price > 1_078_246 && price < 1_078_282);
  });
});

describe('the parts of a sum in a display currency', () => {
  it.each([
    ['USD', [2_480_000, 420_000], '3585', ['691.77', '117.16']],
    ['USD', [1, 1, 1], '3450', ['0.01', '0.00', '0.00']],
    ['USD', [0, 100_000], '3450', ['0.00', '28.99']],
    ['MNT', [2_480_000, 420_000], undefined, ['2480000', '420000']],
    ['USD', [1000], undefined, null],
  ] as const)('[CUR-04] are in %s of %j at %s %j', (currency, parts, rate, shown) => {
    expect(displayParts(parts, currency, rate)).toEqual(shown);
  });

  it('[CUR-04] add up to what their sum reads as, whatever they are', () => {
    const cents = (text: string | null | undefined) => Number(text?.replace('.', ''));
    for (let price = 1; price < 400; price += 1) {
      const parts = [price * 997, price * 31, price];
      const total = parts.reduce((sum, part) => sum + part, 0);
      const shown = displayParts(parts, 'USD', '3456.78') ?? [];
      expect(shown.reduce((sum, part) => sum + cents(part), 0)).toBe(cents(displayPrice(total, 'USD', '3456.78')));
    }
  });
});
