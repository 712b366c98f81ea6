import { supplierOf } from './product.ts';
import { products } from '../../app/products.ts';
import { fulfilmentDeadline, refundDueFrom } from './fulfilment-deadline.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

const paid = (product: keyof typeof products, departsAt: number) => {
  const { waitHours, hasStart } = supplierOf({ products }, product);
  return { waitHours, paidAt: 0, departsAt: hasStart ? departsAt : null };
};

describe('Waiting for the partner of a paid order', () => {
  it.each([
    ['a bus next week: two hours', 'bus', 200 * HOUR, 2 * HOUR],
    ['a bus that leaves in an hour: until it leaves', 'bus', HOUR, HOUR],
    ['a bus that leaves in a minute: a quarter of an hour', 'bus', MINUTE, 15 * MINUTE],
    ['a flight next week: a day', 'flight', 200 * HOUR, 24 * HOUR],
    ['a flight this evening: until it departs', 'flight', 5 * HOUR, 5 * HOUR],
    ['an eSIM, which has no start: two hours', 'esim', -HOUR, 2 * HOUR],
    ['a cover from this morning on: a quarter of an hour', 'insurance', -5 * HOUR, 15 * MINUTE],
  ] as const)('%s', (_name, product, departsAt, expected) => {
    expect(fulfilmentDeadline(paid(product, departsAt))).toBe(expected);
  });
});

describe('The customer of a paid order', () => {
  it.each([
    ['a bus next week: half an hour', 'bus', 200 * HOUR, HOUR / 2],
    ['a bus that leaves in an hour: a quarter of an hour', 'bus', HOUR, HOUR / 4],
    ['a bus that leaves in a minute: a quarter of an hour', 'bus', MINUTE, 15 * MINUTE],
    ['a hotel next week: three hours', 'hotel', 200 * HOUR, 3 * HOUR],
    ['a flight next week: six hours', 'flight', 200 * HOUR, 6 * HOUR],
  ] as const)('[MNY-7] may take the money back of %s', (_name, product, departsAt, expected) => {
    expect(refundDueFrom(paid(product, departsAt))).toBe(expected);
  });
});
