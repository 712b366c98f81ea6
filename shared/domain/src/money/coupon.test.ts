import {
  couponDiscount,
  couponState,
  isCouponValue,
  type CouponQuestion,
  type CouponRefusal,
  type CouponTerms,
} from './coupon.ts';

const now = Date.parse('2026-11-22T00:00:00Z');
const tenth: CouponTerms = {
  kind: 'percent',
  value: 10,
  most: 100_000,
  min_total: 300_000,
  valid_until: now + 1,
  max_uses: 2,
};
const question: CouponQuestion = { total: 900_009, uses: 0, usedByCustomer: false, now };

describe('couponDiscount', () => {
  it.each<[string, Partial<CouponTerms>, Partial<CouponQuestion>, number | CouponRefusal]>([
    ['a percentage, rounded down', {}, {}, 90_000],
    ['no more than the most', {}, { total: 5_000_000 }, 100_000],
    ['an amount', { kind: 'amount', value: 50_000 }, {}, 50_000],
    ['the minimum itself', {}, { total: 300_000 }, 30_000],
    ['less than the minimum', {}, { total: 299_999 }, 'coupon-minimum'],
    [
      '[MNY-11] an amount that would leave nothing',
      { kind: 'amount', value: 300_000 },
      { total: 300_000 },
      'coupon-minimum',
    ],
    [
      '[MNY-11] an amount above the total',
      { kind: 'amount', value: 400_000, min_total: 0 },
      { total: 300_000 },
      'coupon-minimum',
    ],
    ['its last millisecond', { valid_until: now + 1 }, {}, 90_000],
    ['its end', { valid_until: now }, {}, 'coupon-expired'],
    ['the last use', {}, { uses: 1 }, 90_000],
    ['one use too many', {}, { uses: 2 }, 'coupon-used-up'],
    ['no limit of uses', { max_uses: null }, { uses: 1_000 }, 90_000],
    ['a second use by one customer', {}, { usedByCustomer: true }, 'coupon-used-up'],
  ])('[CALL-25] answers %s', (_name, terms, asked, expected) => {
    expect(couponDiscount({ ...tenth, ...terms }, { ...question, ...asked })).toEqual(
      typeof expected === 'number' ? { kind: 'given', discount: expected } : { kind: 'refused', reason: expected },
    );
  });

  it('[MNY-11] never takes all of a total, nor less than one tögrög', () => {
    for (let total = 1; total <= 5_000; total += 1) {
      const answer = couponDiscount({ ...tenth, value: 99, min_total: 0, most: null }, { ...question, total });
      if (answer.kind === 'given' && (answer.discount <= 0 || answer.discount >= total))
        throw new Error(`${total} is lowered by ${answer.discount}`);
    }
    expect(couponDiscount({ ...tenth, min_total: 0 }, { ...question, total: 9 }).kind).toBe('refused');
  });
});

describe('couponState', () => {
  it.each([
    ['before its end', { uses: 1, now }, 'open'],
    ['at its end', { uses: 0, now: now + 1 }, 'over'],
    ['with all its uses', { uses: 2, now }, 'used-up'],
    ['at its end with all its uses', { uses: 2, now: now + 1 }, 'over'],
  ])('%s', (_name, at, expected) => {
    expect(couponState(tenth, at)).toBe(expected);
  });
});

describe('isCouponValue', () => {
  it.each([
    ['percent', 1, true],
    ['percent', 100, true],
    ['percent', 101, false],
    ['percent', 0, false],
    ['amount', 101, true],
    ['amount', 0, false],
    ['amount', 0.5, false],
  ] as const)('%s of %d: %s', (kind, value, expected) => {
    expect(isCouponValue(kind, value)).toBe(expected);
  });
});
