import { locales, type Locale } from '@aylal/domain';
import type { Messages } from '@aylal/i18n';
import { payLaterWords } from './pay-later-words.ts';

const keysOf = (messages: Messages, path = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key} ${(value.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')}`]
      : keysOf(value as Messages, `${path}${key}.`),
  );

it.each(locales)('[I18N-01] paying later speaks %s with the same sentences and figures', async (locale: Locale) => {
  const [own, mongolian] = await Promise.all([payLaterWords.source[locale](), payLaterWords.source.mn()]);
  expect(keysOf(own.default)).toEqual(keysOf(mongolian.default));
});
