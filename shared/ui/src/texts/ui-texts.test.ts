import { fillText } from './fill-text.ts';
import { loadUiTexts, type UiLocale, type UiTexts } from './ui-texts.tsx';

const LOCALES: UiLocale[] = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'];
const placesOf = (text: unknown) => [...String(text).matchAll(/\{\w+\}/g)].map(String).toSorted();

describe.each(LOCALES)('words of the parts in %s', (locale) => {
  let texts: UiTexts;
  let mongolian: [string, unknown][];

  beforeAll(async () => {
    texts = await loadUiTexts(locale);
    mongolian = Object.entries(await loadUiTexts('mn'));
  });

  it('has every key, with the same places, and nothing empty', () => {
    expect(Object.keys(texts).toSorted()).toEqual(mongolian.map(([key]) => key).toSorted());
    const patterns = ['fullDate', 'shortDate', 'shortDateWithYear', 'monthTitle'];
    const different = mongolian.filter(
      ([key, text]) =>
        !patterns.includes(key) && placesOf(texts[key as keyof UiTexts]).join() !== placesOf(text).join(),
    );
    expect(different).toEqual([]);
    expect(Object.values(texts).flat()).not.toContain('');
  });

  it('names seven days and twelve months', () => {
    const { weekdaysShort, weekdaysLong, months, monthsInDate } = texts;
    expect([weekdaysShort.length, weekdaysLong.length, months.length, monthsInDate.length]).toEqual([7, 7, 12, 12]);
  });
});

describe('fillText', () => {
  it('fills places and leaves an unknown one visible', () => {
    expect(fillText('{a} of {b}', { a: 2 })).toBe('2 of {b}');
  });
});
