import { localDate } from '@aylal/domain/calendar';
import { nearestDay } from './nearest-day.ts';
import { PartnerError } from '../partner-http/partner-error.ts';

const day = localDate('2026-12-10');
const today = localDate('2026-12-08');
const goesOn = (days: readonly string[]) => async (one: string) => days.includes(one);

describe('The nearest day on which something goes', () => {
  it.each([
    ['the nearer one', ['2026-12-09', '2026-12-13'], '2026-12-09'],
    ['the later of two that are equally near', ['2026-12-09', '2026-12-11'], '2026-12-11'],
    ['none before today', ['2026-12-07', '2026-12-15'], '2026-12-15'],
    ['none more than a week away', ['2026-12-18'], null],
  ])('is %s', async (_, days, expected) => {
    expect(await nearestDay(day, today, goesOn(days))).toBe(expected);
  });

  it('is not known while the partner is silent', async () => {
    const silent = () => Promise.reject(new PartnerError('unavailable', 'timeout'));
    expect(await nearestDay(day, today, silent)).toBeNull();
    await expect(nearestDay(day, today, () => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
  });
});
