import type { Locale } from '@aylal/domain/language';
import { useLocale } from '@aylal/shell';
import en from './texts/en.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import mn from './texts/mn.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export type MapTexts = typeof mn;

/** A map's own words in all languages. */
export const mapTexts: Record<Locale, MapTexts> = { mn, en, zh, ru, ko, ja };

/** A map's own words in the reader's language. */
export function useMapTexts(): MapTexts {
  return mapTexts[useLocale()];
}
