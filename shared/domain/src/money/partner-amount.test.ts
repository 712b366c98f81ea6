import { readPartnerAmount, tugrugOf } from './partner-amount.ts';

describe('An amount of a partner', () => {
  it.each([
    ['251.30', 2_513_000n],
    ['12', 120_000n],
    ['-30.5', -305_000n],
    ['0.00', 0n],
    ['1.2345', 12_345n],
  ])('%s is read exactly', (text, amount) => {
    expect(readPartnerAmount(text)).toBe(amount);
  });

  it.each(['', '1,000.00', '1e3', '1.23456', '.5', 'abc', '+1'])('%s is no amount', (text) => {
    expect(readPartnerAmount(text)).toBeNull();
  });

  it.each([
    ['251.30', '3585.00', 900_911],
    ['0.01', '3585.00', 36],
    ['100', '2.58', 258],
    ['19.99', '503.20', 10_059],
    ['0.00', '3585.00', 0],
    ['-10.01', '3585.00', -35_885],
  ])('[MNY-1] %s at %s is %i tögrög, a part of one rounded up', (text, rate, price) => {
    expect(tugrugOf(readPartnerAmount(text) ?? 0n, rate)).toBe(price);
  });

  it.each([undefined, '0', '0.00', 'x', '-1'])('has no price at a rate of %s', (rate) => {
    expect(tugrugOf(10_000n, rate)).toBeNull();
  });
});
