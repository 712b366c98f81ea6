import { localDate } from '../calendar/index.ts';
import { ruleCoverReturn } from './cover-return.ts';

const facts = {
  statusCode: 4,
  price: 41_300,
  received: 41_300,
  unpaidParts: false,
  loan: false,
  startDate: localDate('2026-12-20'),
  coolingOffUntil: localDate('2026-12-14'),
};
const blocked = (reason: string) => ({ kind: 'blocked', reason });
const whole = { kind: 'refund', quote: { fare: 41_300, fee: 0, discount: 0, back: 41_300 } };

describe('[NEED-150] A cover that is given up', () => {
  it.each([
    ['on the day it was bought', {}, '2026-11-30', whole],
    ['on the last day of the time to think again', {}, '2026-12-14', whole],
    ['a day after it', {}, '2026-12-15', blocked('cooling-off')],
    ['on the day before it begins', { startDate: localDate('2026-12-10') }, '2026-12-09', whole],
    ['on its first day', { startDate: localDate('2026-12-10') }, '2026-12-10', blocked('begun')],
    ['before it is issued', { statusCode: 3 }, '2026-11-30', blocked('status')],
    ['while it is given up already', { statusCode: 8 }, '2026-11-30', blocked('sent')],
    ['once it is paid back', { statusCode: 10 }, '2026-12-30', blocked('finished')],
    ['where a coupon paid all of it', { received: 0 }, '2026-11-30', blocked('nothing-back')],
  ])('%s', (_, over, today, ruling) => {
    expect(ruleCoverReturn({ ...facts, ...over }, localDate(today))).toEqual(ruling);
  });

  it('refunds what the customer paid, and never more', () => {
    expect(ruleCoverReturn({ ...facts, received: 30_000 }, localDate('2026-11-30'))).toMatchObject({
      quote: { fare: 41_300, fee: 0, discount: 11_300, back: 30_000 },
    });
  });
});
