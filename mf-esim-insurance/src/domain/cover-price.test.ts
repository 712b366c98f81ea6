import { localDate } from '@aylal/domain/calendar';
import { bandsTotal, coverDaysOf, daysFault, tariffOf, type ChosenDays } from './cover-price.ts';

const tariff = tariffOf({
  price: 5_900,
  bands: [
    { from: 0, to: 17, percent: 60 },
    { from: 18, to: 64, percent: 100 },
  ],
  max_days: 92,
});
const week = { start: '2028-02-29', end: '2028-03-06' };
const total = (counts: number[], chosen: ChosenDays) => {
  const days = coverDaysOf(chosen);
  return days && bandsTotal(tariff, counts, days);
};

describe('The price beside a cover', () => {
  it('is that of the rule for everybody, on any day of the year', () => {
    expect(total([1, 2], week)).toBe(24_780 + 2 * 41_300);
    expect(total([0, 0], week)).toBe(0);
    expect(total([1, 1], { start: '2026-12-31', end: '2027-01-06' })).toBe(66_080);
    expect(total([1, 1], { start: '2027-01-01', end: '2027-01-07' })).toBe(66_080);
  });

  it('says what is wrong with days once both are chosen', () => {
    expect(daysFault(tariff, { start: '2026-12-01', end: '' }, localDate('2026-11-30'))).toBeUndefined();
    expect(daysFault(tariff, { start: '2026-11-01', end: '2026-11-02' }, localDate('2026-11-30'))).toBe(
      'validation_date_past',
    );
    expect(daysFault(tariff, week, localDate('2028-02-01'))).toBeUndefined();
  });
});
