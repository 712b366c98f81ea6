import { defaultLocale, isLocale, type Locale } from '@aylal/domain/language';

/** The first language of `Accept-Language` that we speak, by weight; Mongolian otherwise (GAP-45, I18N-02). */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().split(/;\s*q=/);
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', weight: weight === '' ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { language } of wanted) if (isLocale(language)) return language;
  return defaultLocale;
}
