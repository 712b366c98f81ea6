import { typedAmount } from './typed-amount.ts';

it.each([
  ['', undefined],
  ['  ', undefined],
  ['5000', 5000],
  ['5,000₮', 5000],
  ['5 000', 5000],
  ['-5', -5],
  ['0.5', 0.5],
  ['five', Number.NaN],
  ['1e9', Number.NaN],
])('reads the amount %j as %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});
