import { localDate } from '@aylal/domain/calendar';
import {
  formatDay,
  formatDayColumn,
  formatDayWithYear,
  formatFullDay,
  formatInstant,
  formatInstantWithYear,
  formatMonth,
  formatPlaceTime,
} from './format-date.ts';
import { formatDistance } from './format-distance.ts';
import { formatDuration } from './format-duration.ts';
import { formatMoney, formatPrice } from './format-money.ts';
import { formatNumber } from './format-number.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it.each([
    ['mn', '1,093,200₮'],
    ['en', '₮1,093,200'],
    ['zh', '₮1,093,200'],
    ['ru', '1 093 200 ₮'],
    ['ko', '₮1,093,200'],
    ['ja', '₮1,093,200'],
  ] as const)('[CUR-04] in %s is %s', (locale, written) => {
    expect(plain(formatMoney(1_093_200, locale))).toBe(written);
  });

  it.each([
    ['mn', '−889,000₮'],
    ['en', '−₮889,000'],
    ['ru', '−889 000 ₮'],
  ] as const)('below zero in %s is %s: the minus comes first', (locale, written) => {
    expect(plain(formatMoney(-889_000, locale))).toBe(written);
  });

  it.each([
    ['USD', '3450', 'mn', 'US$633.74'],
    ['JPY', '22.90', 'ja', 'JP¥95,475.99'],
    ['CNY', '484.10', 'zh', 'CN¥4,516.43'],
    ['KRW', '2.45', 'ko', '₩892,408.17'],
    ['RUB', '43.10', 'ru', '50 728,54 ₽'],
  ] as const)('[CUR-01] [CUR-04] 2,186,400₮ in %s at %s reads in %s as %s', (currency, rate, locale, written) => {
    expect(plain(formatPrice(2_186_400, currency, rate, locale))).toBe(written);
  });

  it('[GAP-31.2] falls back on what is charged when there is no rate', () => {
    expect(formatPrice(1000, 'USD', undefined, 'mn')).toBe('1,000₮');
  });
});

describe('other formats', () => {
  it('[CUR-06] a number has one decimal unless told otherwise', () => {
    expect(formatNumber(12.345, 'en')).toBe('12.3');
    expect(formatNumber(12.345, 'en', 2)).toBe('12.35');
  });

  it('days read as the look writes them', () => {
    expect(formatDay(localDate('2026-12-19'), 'mn')).toBe('12/19, Бя');
    expect(formatFullDay(localDate('2026-12-19'), 'mn')).toBe('2026 оны 12-р сарын 19, Бямба');
    expect(formatMonth(localDate('2026-12-01'), 'mn')).toBe('2026 оны 12-р сар');
    expect(formatDay(localDate('2026-12-19'), 'en')).toBe('Sat 19 Dec');
  });

  it.each([
    ['mn', '2026/12/19, Бя'],
    ['en', 'Sat, 19 Dec 2026'],
    ['zh', '2026年12月19日周六'],
    ['ru', 'сб, 19 дек. 2026 г.'],
    ['ko', '2026년 12월 19일 (토)'],
    ['ja', '2026年12月19日(土)'],
  ] as const)('in %s a day of an order has its year: %s', (locale, written) => {
    expect(plain(formatDayWithYear(localDate('2026-12-19'), locale))).toBe(written);
    expect(formatFullDay(localDate('2026-12-19'), locale)).toContain('2026');
  });

  it.each([
    ['mn', 'Бя', '12/19'],
    ['en', 'Sat', '19 Dec'],
    ['zh', '周六', '12月19日'],
    ['ru', 'сб', '19 дек.'],
  ] as const)('a narrow column in %s has %s over %s', (locale, weekday, day) => {
    expect(formatDayColumn(localDate('2026-12-19'), locale)).toEqual({ weekday, day });
  });

  it('durations have the units of the language', () => {
    expect(formatDuration(195, 'mn')).toBe('3ц 15м');
    expect(formatDuration(195, 'ja')).toBe('3時間15分');
    expect(formatDuration(45, 'en')).toBe('45m');
    expect(formatDuration(120, 'ru')).toBe('2 ч');
  });

  it('an instant is written in the zone of Ulaanbaatar', () => {
    expect(formatInstant('2026-11-21T06:24:00Z', 'mn')).toBe('11/21 14:24');
    expect(formatInstantWithYear('2026-11-21T06:24:00Z', 'mn')).toBe('2026/11/21 14:24');
    expect(formatInstantWithYear('2026-11-21T06:24:00Z', 'en')).toBe('21 Nov 2026, 14:24');
  });

  it('a clock reading of a place is written as it is read there, in no other zone', () => {
    expect(formatPlaceTime('2027-02-07 18:00', 'mn')).toBe('2027/02/07 18:00');
    expect(formatPlaceTime('2027-02-07 18:00', 'en')).toBe('7 Feb 2027, 18:00');
  });
});

describe('distances', () => {
  it.each([
    ['mn', '350 м', '1.3 км'],
    ['en', '350 m', '1.3 km'],
    ['zh', '350米', '1.3公里'],
    ['ru', '350 м', '1,3 км'],
    ['ko', '350m', '1.3km'],
    ['ja', '350m', '1.3km'],
  ] as const)('[CUR-07.1] [CUR-07.2] [GAP-03.2] in %s are %s and %s', (locale, near, far) => {
    expect([350, 1250].map((metres) => plain(formatDistance(metres, locale)))).toEqual([near, far]);
  });
});
