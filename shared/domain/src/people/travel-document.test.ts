import { localDate } from '../calendar/index.ts';
import { documentNeed, lastsLongEnough } from './travel-document.ts';

const flight = (departure_country: string, arrival_country: string) => ({ departure_country, arrival_country });
const oneWay = (...stops: string[]) => ({
  flights: stops.slice(1).map((stop, index) => flight(stops[index] ?? '', stop)),
});

describe('documentNeed', () => {
  it.each<[string, ReturnType<typeof oneWay>[], string, boolean, number]>([
    ['a Mongolian inside Mongolia', [oneWay('MN', 'MN'), oneWay('MN', 'MN')], 'MN', false, 0],
    ['a visitor inside Mongolia', [oneWay('MN', 'MN')], 'KR', true, 0],
    ['Korea and back', [oneWay('MN', 'KR'), oneWay('KR', 'MN')], 'MN', true, 0],
    ['Thailand and back', [oneWay('MN', 'TH'), oneWay('TH', 'MN')], 'MN', true, 6],
    ['Germany', [oneWay('MN', 'DE')], 'MN', true, 3],
    ['Germany and Turkey', [oneWay('MN', 'DE'), oneWay('DE', 'TR')], 'MN', true, 6],
    ['Korea by a change of planes in China', [oneWay('MN', 'CN', 'KR')], 'MN', true, 0],
    ['a Chinese on the way home', [oneWay('MN', 'CN')], 'CN', true, 0],
  ])('%s', (_name, trips, nationality, passport, months) => {
    expect(documentNeed(trips, nationality)).toEqual({ passport, months });
  });

  it('asks for a passport where the countries of a flight are not known', () => {
    expect(documentNeed([{ flights: [{}] }], 'MN')).toEqual({ passport: true, months: 0 });
  });
});

describe('lastsLongEnough', () => {
  it.each([
    [6, '2027-02-27', false],
    [6, '2027-02-28', true],
    [3, '2026-11-29', false],
    [3, '2026-11-30', true],
    [0, '2026-09-01', true],
  ] as const)('asked for %d months after 31 August, a passport until %s: %s', (months, validUntil, enough) => {
    expect(lastsLongEnough({ passport: true, months }, localDate(validUntil), localDate('2026-08-31'))).toBe(enough);
  });
});
