import { uiTextsOf } from '../texts/ui-texts.tsx';
import { shortDateWords } from './date-words.ts';

describe('A day in a field', () => {
  it.each([
    ['mn', '12/05, Бя'],
    ['en', 'Sat 5 Dec'],
    ['ru', '05.12, Сб'],
    ['zh', '12/05 周六'],
  ] as const)('in %s is %s', (locale, words) => {
    expect(shortDateWords('2026-12-05', uiTextsOf(locale))).toBe(words);
  });
});
