import { localDate } from '../calendar/index.ts';
import { insuranceDays, insuranceFaults, insuredAges, insuredPrice, type InsuranceTariff } from './insurance-price.ts';

const tariff: InsuranceTariff = {
  dayPrice: 5_900,
  bands: [
    { from: 0, to: 17, percent: 60 },
    { from: 18, to: 64, percent: 100 },
    { from: 65, to: 80, percent: 205 },
  ],
  maxDays: 92,
};
const week = { start_date: localDate('2026-12-01'), end_date: localDate('2026-12-07') };

describe('[CALL-18] The price of a cover', () => {
  it('counts the first and the last day', () => {
    expect(insuranceDays(week)).toBe(7);
    expect(insuranceDays({ start_date: localDate('2026-12-31'), end_date: localDate('2027-01-01') })).toBe(2);
  });

  it.each([
    ['a child on the last day of 17', '2008-12-02', 24_780],
    ['an adult from the birthday on', '2008-12-01', 41_300],
    ['the last day of 64', '1961-12-02', 41_300],
    ['65 on the first day, rounded up to tens', '1961-12-01', 84_670],
    ['born on the first day', '2026-12-01', 24_780],
    ['80 to the last day', '1945-12-02', 84_670],
    ['81', '1945-12-01', null],
    ['not born yet', '2026-12-02', null],
  ])('is that of the age on the first day: %s', (_, birthday, price) => {
    expect(insuredPrice(tariff, localDate(birthday), week)).toBe(price);
  });

  it('knows whom it takes', () => {
    expect(insuredAges(tariff)).toEqual({ min: 0, max: 80 });
    expect(insuredAges({ bands: [{ from: 3, to: 9, percent: 100 }] })).toEqual({ min: 3, max: 9 });
    expect(insuredAges({ bands: [] })).toEqual({ min: 0, max: 0 });
  });

  const today = localDate('2026-11-30');
  const faults = (over: object, birthdays: string[] = ['1990-05-05']) =>
    insuranceFaults(tariff, { ...week, ...over, birthdays: birthdays.map(localDate) }, today);

  it.each([
    [{}, {}],
    [{ start_date: localDate('2026-11-30'), end_date: localDate('2026-11-30') }, {}],
    [{ start_date: localDate('2026-11-29') }, { start_date: 'validation_date_past' }],
    [{ start_date: localDate('2027-05-29'), end_date: localDate('2027-05-30') }, {}],
    [
      { start_date: localDate('2027-05-30'), end_date: localDate('2027-05-30') },
      { start_date: 'validation_insurance_ahead' },
    ],
    [{ end_date: localDate('2026-11-30') }, { end_date: 'validation_insurance_end' }],
    [{ end_date: localDate('2027-03-02') }, {}],
    [{ end_date: localDate('2027-03-03') }, { end_date: 'validation_insurance_length' }],
  ])('refuses days at their field: %j', (over, expected) => {
    expect(faults(over)).toEqual(expected);
  });

  it('takes who is born today', () => {
    expect(faults({}, [today])).toEqual({});
  });

  it('refuses ages out of range at their person', () => {
    expect(faults({}, ['1990-05-05', '1940-01-01', '2026-12-24'])).toEqual({
      'insured.1.birthday': 'validation_insurance_age',
      'insured.2.birthday': 'validation_birthday_future',
    });
  });
});
