import { spokenCountry } from './spoken-countries.ts';

it.each([
  ['АНУ', 'US'],
  ['usa', 'US'],
  ['англи', 'GB'],
  ['токио', 'JP'],
  ['Сөүл', 'KR'],
  ['хятад', 'CN'],
  ['東京', 'JP'],
  ['Монгол', undefined],
  ['', undefined],
])('%j means %s', (typed, code) => expect(spokenCountry(typed)).toBe(code));
