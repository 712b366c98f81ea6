import { locales, type Locale } from '@aylal/domain/language';
import type { Messages } from '@aylal/i18n';
import { payLaterMessages } from './pay-later-messages.ts';

const keysOf = (messages: Messages, path = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key} ${(value.match(/\{\{\w+\}\}/g) ?? []).toSorted().join(' ')}`]
      : keysOf(value, `${path}${key}.`),
  );

it.each(locales)('[I18N-01] paying later speaks %s with the same sentences and figures', async (locale: Locale) => {
  const [own, mongolian] = await Promise.all([payLaterMessages.source[locale](), payLaterMessages.source.mn()]);
  expect(keysOf(own.default)).toEqual(keysOf(mongolian.default));
});
