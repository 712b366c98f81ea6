import { locales, type Locale } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import { pageMessages } from '../pages/page-messages.ts';
import { hostMessages } from './host-messages.ts';

describe.each([
  ['the shell', hostMessages],
  ['help, news, written pages and requests', pageMessages],
])('The messages of %s', (_, sources) => {
  it('[I18N-01] are complete in all six languages', async () => {
    const loaded = await Promise.all(
      locales.map(async (locale) => [locale, (await sources[locale]()).default] as const),
    );
    expect(checkMessages(Object.fromEntries(loaded) as Record<Locale, Messages>)).toEqual([]);
  });
});
