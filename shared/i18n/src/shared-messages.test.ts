import { problems } from '@aylal/contracts';
import { locales, type Locale } from '@aylal/domain/language';
import { checkMessages } from './check-messages.ts';
import type { Messages } from './create-i18n.ts';
import { sharedMessages } from './shared-messages.ts';

async function everyLanguage(): Promise<Record<Locale, Messages>> {
  const loaded = await Promise.all(
    locales.map(async (locale) => [locale, (await sharedMessages[locale]()).default] as const),
  );
  return Object.fromEntries(loaded) as Record<Locale, Messages>;
}

describe('the shared messages', () => {
  it('[I18N-01] are complete in six languages, each with its own plural forms', async () => {
    expect(checkMessages(await everyLanguage())).toEqual([]);
  });

  it('have words for every problem', async () => {
    const { mn } = await everyLanguage();
    expect(Object.keys(mn['problem'] as Messages).toSorted()).toEqual(problems.toSorted());
  });

  it('[ERR-25.2] [ERR-26] [GAP-63] say in Mongolian the fixed texts of codes, and the same in the words of each other language', async () => {
    const all = await everyLanguage();
    expect(all.mn['code_wrong']).toBe('Баталгаажуулах код буруу байна');
    expect(all.mn['code_not_sent']).toBe('Код илгээхэд алдаа гарлаа');
    for (const key of ['code_wrong', 'code_not_sent'])
      expect(new Set(Object.values(all).map((messages) => messages[key])).size).toBe(locales.length);
    for (const messages of Object.values(all))
      expect((messages['problem'] as Messages)['wrong-code']).toBe(messages['code_wrong']);
  });
});

describe('checkMessages', () => {
  it('names what is missing, superfluous, or differs', () => {
    const full = { a: 'x {{name}}', n_one: '{{count}} y', n_other: '{{count}} z' };
    const byLocale = {
      mn: full,
      en: { ...full, a: 'x' },
      zh: { a: '{{name}}', n_other: '{{count}}' },
      ru: full,
      ko: { a: '{{name}}', n_other: ' ' },
      ja: { n_other: '{{count}}', b: 'q' },
    };
    expect(checkMessages(byLocale)).toEqual([
      'en: a has other placeholders ( for name)',
      'ru: n_few is missing',
      'ru: n_many is missing',
      'ko: n is empty',
      'ja: a is missing',
      'ja: b is superfluous',
    ]);
  });
});
