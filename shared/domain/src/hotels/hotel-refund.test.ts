import { ruleHotelReturn, type HotelReturnFacts } from './hotel-refund.ts';

const facts: HotelReturnFacts = {
  statusCode: 4,
  check_in_at: '2026-12-18T14:00:00+08:00',
  cancellation: [
    { Amount: 389_000, FromDate: '2026-12-17T18:00:00+08:00' },
    { Amount: 1_167_000, FromDate: '2026-12-18T12:00:00+08:00' },
  ],
  price: 1_167_000,
  received: 1_167_000,
  unpaidParts: false,
  loan: false,
};
const at = (instant: string) => new Date(instant);
/** What comes back; nothing where the room can only be given up. */
const backOf = (over: Partial<HotelReturnFacts>, instant: string) => {
  const ruling = ruleHotelReturn({ ...facts, ...over }, at(instant));
  return ruling.kind === 'refund' ? ruling.quote : ruling.kind;
};
const early = at('2026-12-17T09:59:59Z');

describe('What comes back of a hotel', () => {
  it.each<[string, string, object | string]>([
    ['a second before the free time ends', '2026-12-17T09:59:59Z', { fee: 0, back: 1_167_000 }],
    ['at the end of the free time, by the clock of the hotel', '2026-12-17T10:00:00Z', { fee: 389_000, back: 778_000 }],
    ['once all of it is kept', '2026-12-18T04:00:00Z', 'cancel-booking'],
  ])('%s', (_, instant, back) => {
    const refund = backOf({}, instant);
    if (typeof back === 'string') expect(refund).toBe(back);
    else expect(refund).toMatchObject(back);
  });

  it('is never more than came in: the part that a coupon paid comes back to us', () => {
    expect(backOf({ received: 1_067_000 }, '2026-12-17T10:00:00Z')).toEqual({
      fare: 1_167_000,
      fee: 389_000,
      discount: 100_000,
      back: 678_000,
    });
    expect(backOf({ received: 300_000 }, '2026-12-17T10:00:00Z')).toBe('cancel-booking');
  });

  it.each<[string, Partial<HotelReturnFacts>, string]>([
    ['waits for its money', { statusCode: 1 }, 'cancel-order'],
    ['is booked and free', {}, 'refund'],
    ['gives nothing back', { cancellation: [] }, 'cancel-booking'],
    ['is being booked', { statusCode: 3 }, 'status'],
    ['is being paid back', { statusCode: 9 }, 'in-process'],
    ['has begun', { check_in_at: '2026-12-17T09:59:59Z' }, 'begun'],
    ['is not paid whole', { unpaidParts: true }, 'unpaid-parts'],
    ['was lent', { loan: true }, 'loan'],
  ])('of an order that %s', (_, change, outcome) => {
    const ruling = ruleHotelReturn({ ...facts, ...change }, early);
    expect(ruling.kind === 'blocked' ? ruling.reason : ruling.kind).toBe(outcome);
  });
});
