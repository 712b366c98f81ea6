import { countryList, dialCodeOptions, nationalityIn } from './country-list.ts';
import { locales } from '../language/locale.ts';
import { compareMongolian } from '../language/mongolian-alphabet.ts';

describe('the country list', () => {
  it.each(locales)(
    '[ENT-02.1] [ENT-02.2] [GAP-40.1] in %s holds 230 to 250 entries, Mongolia first, the rest by name',
    (locale) => {
      const [first, ...rest] = countryList(locale);
      expect(first?.code).toBe('MN');
      expect(rest.length).toBeGreaterThanOrEqual(229);
      expect(rest.length).toBeLessThan(250);
      const names = rest.map((entry) => entry.name);
      expect(names).toEqual(names.toSorted(locale === 'mn' ? compareMongolian : new Intl.Collator(locale).compare));
      expect(names.some((name) => /^[A-Z]{2}$/.test(name))).toBe(false);
    },
  );

  it('[ENT-01] has name, code, dial digits and dial code', () => {
    expect(countryList('en')[0]).toEqual({ name: 'Mongolia', code: 'MN', value: '976', dial_code: '+976' });
    expect(countryList('mn').find((entry) => entry.code === 'KR')).toMatchObject({
      name: 'Өмнөд Солонгос',
      value: '82',
    });
  });

  it('[ENT-02] leaves out what is no country of ISO 3166', () => {
    const codes = countryList('en').map((entry) => entry.code);
    for (const code of ['AC', 'TA', 'XK']) expect(codes).not.toContain(code);
  });

  it('[ENT-02] speaks the language of the visitor', () => {
    const germany = (locale: 'ru' | 'ja') => countryList(locale).find((entry) => entry.code === 'DE')?.name;
    expect([germany('ru'), germany('ja')]).toEqual(['Германия', 'ドイツ']);
  });

  it('[ACCT-02] names a nationality, or its code where there is no such country', () => {
    expect(nationalityIn('en', 'DE')).toBe('Germany (DE)');
    expect(nationalityIn('mn', 'DE')).toBe('Герман (DE)');
    expect(nationalityIn('en', 'QQ')).toBe('QQ (QQ)');
  });

  it('[I18N-01] speaks Mongolian where the browser has no Mongolian names', () => {
    const russian = new Intl.DisplayNames(['ru'], { type: 'region' });
    const without = jest.spyOn(Intl, 'DisplayNames').mockImplementation(() => russian);
    expect(countryList('mn').find((entry) => entry.code === 'DE')?.name).toBe('Герман');
    // By what people say, not by the whole name of the region.
    expect(nationalityIn('mn', 'HK')).toBe('Хонг-Конг (HK)');
    without.mockRestore();
  });
});

describe('Mongolian order', () => {
  it('puts Ё after Е, Ө after О and Ү after У', () => {
    expect(['Үд', 'Ус', 'Өд', 'Ол', 'Пи', 'Ёл', 'Ес', 'Жа'].toSorted(compareMongolian)).toEqual([
      'Ес',
      'Ёл',
      'Жа',
      'Ол',
      'Өд',
      'Пи',
      'Ус',
      'Үд',
    ]);
  });
});

describe('the dial codes of a list', () => {
  it('are there once each, Mongolia first, by the name of their first country', () => {
    const options = dialCodeOptions('en');
    expect(options[0]).toEqual({ value: '976', label: 'Mongolia +976' });
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(options.filter(({ value }) => value === '7')).toEqual([{ value: '7', label: 'Kazakhstan +7' }]);
    expect(options.length).toBe(new Set(countryList('en').map(({ value }) => value)).size);
  });
});
