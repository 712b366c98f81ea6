import { localDate } from '@aylal/domain/calendar';
import type { OrderRow } from '../orders/order-row.ts';
import { ruleByDatedTerms } from './dated-terms.ts';

const paid = { status: 4, paid: 1_001, fee: 0, total: 1_001, credit_name: null } as OrderRow;
const terms = {
  terms: [
    { daysBefore: 10, percent: 50 },
    { daysBefore: 3, percent: 100 },
  ],
  date: localDate('2026-12-20'),
  price: 1_001,
} as const;
/** Eight hours ahead of UTC, where the customers are. */
const on = (day: string, time = '12:00') => Date.parse(`${day}T${time}:00+08:00`);

describe('ruleByDatedTerms', () => {
  it.each([
    ['all before the terms begin', '2026-12-09', '23:59', { fare: 1_001, fee: 0, discount: 0, back: 1_001 }],
    ['what is left, a part of a tögrög kept', '2026-12-10', '00:00', { fare: 1_001, fee: 501, discount: 0, back: 500 }],
    ['the same until the next term', '2026-12-16', '23:59', { fare: 1_001, fee: 501, discount: 0, back: 500 }],
  ])('refunds %s', (_name, day, time, quote) => {
    expect(ruleByDatedTerms(paid, terms, on(day, time))).toEqual({ kind: 'refund', quote });
  });

  it.each([
    ['a term keeps all', paid, '2026-12-17', 'nothing-back'],
    ['it has begun', paid, '2026-12-20', 'begun'],
    ['a part is unpaid', { ...paid, paid: 1_000 }, '2026-12-01', 'unpaid-parts'],
    ['a lender paid', { ...paid, credit_name: 'LENDPAY' }, '2026-12-01', 'loan'],
    ['it is not issued', { ...paid, status: 3 }, '2026-12-01', 'status'],
  ] as const)('gives nothing back when %s', (_name, order, day, reason) => {
    expect(ruleByDatedTerms(order as OrderRow, terms, on(day))).toEqual({ kind: 'blocked', reason });
  });

  it('[MNY-10] refunds nothing of our fee', () => {
    const withFee = { ...paid, paid: 1_101, total: 1_101, fee: 100 };
    expect(ruleByDatedTerms(withFee, terms, on('2026-12-01'))).toMatchObject({ quote: { back: 1_001 } });
    const fromPrice = { ...paid, fee: 100 };
    expect(ruleByDatedTerms(fromPrice, terms, on('2026-12-01'))).toMatchObject({ quote: { back: 901 } });
  });
});
