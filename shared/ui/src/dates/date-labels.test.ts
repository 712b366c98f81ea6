import { loadUiTexts } from '../texts/ui-texts.tsx';
import { fieldDateLabel, shortDateLabel } from './date-labels.ts';

describe('A day in a field', () => {
  it.each([
    ['mn', '12/05, Бя'],
    ['en', 'Sat 5 Dec'],
    ['ru', '05.12, Сб'],
    ['zh', '12/05 周六'],
  ] as const)('in %s is %s', async (locale, text) => {
    expect(shortDateLabel('2026-12-05', await loadUiTexts(locale))).toBe(text);
  });

  it.each([
    ['mn', '2026/01/26, Да'],
    ['en', 'Mon 26 Jan 2026'],
    ['ru', '26.01.2026, Пн'],
    ['zh', '2026/01/26 周一'],
    ['ja', '2026/01/26（月）'],
    ['ko', '2026/01/26 (월)'],
  ] as const)('in %s has its year where it is past: %s', async (locale, text) => {
    expect(fieldDateLabel('2026-01-26', '2026-11-21', await loadUiTexts(locale))).toBe(text);
  });

  it.each([
    ['2026-11-20', 'Fri 20 Nov 2026'],
    ['2026-11-21', 'Sat 21 Nov'],
    ['2027-10-21', 'Thu 21 Oct'],
    ['2027-10-22', 'Fri 22 Oct 2027'],
  ])('goes without its year for eleven months from today: %s', async (date, text) => {
    expect(fieldDateLabel(date, '2026-11-21', await loadUiTexts('en'))).toBe(text);
  });
});
