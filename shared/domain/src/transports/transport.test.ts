import { localDate } from '../calendar/index.ts';
import { isTooSoon, pickUpAt, priceTransport, transportDays } from './transport.ts';

describe('A car with its driver', () => {
  it('[ROUTE-38] belongs to one customer on each of its days, over the end of a month too', () => {
    expect(transportDays(localDate('2027-06-29'), 3)).toEqual(['2027-06-29', '2027-06-30', '2027-07-01']);
  });

  it.each([
    ['transfer', 1, 90_000],
    ['hire', 1, 90_000],
    ['hire', 4, 360_000],
  ] as const)('[ROUTE-38] costs by the way or by the day: %s of %i', (kind, days, price) => {
    expect(priceTransport(kind, 90_000, days)).toBe(price);
  });

  it('[NEED-21] is asked for while its driver can still come', () => {
    const at = pickUpAt(localDate('2027-06-29'), '08:30');
    expect(at).toBe(Date.parse('2027-06-29T00:30:00Z'));
    expect(isTooSoon(at, 6, Date.parse('2027-06-28T18:30:00Z'))).toBe(false);
    expect(isTooSoon(at, 6, Date.parse('2027-06-28T18:30:01Z'))).toBe(true);
  });
});
