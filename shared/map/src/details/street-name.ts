import { latinName, type Locale } from '@aylal/domain/language';

/** What kind of street a Mongolian name ends with, as signs in English say it. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\s*өргөн чөлөө$/i, 'Avenue'],
  [/\s*гудамж$/i, 'Street'],
  [/\s*талбай$/i, 'Square'],
  [/\s*тойруу$/i, 'Ring Road'],
  [/\s*зам$/i, 'Road'],
];

/** A Mongolian name for a reader of a language: Cyrillic in Mongolian and Russian, else in Latin letters, with the word for the street in English. */
export function groundName(name: string, locale: Locale): string {
  if (locale === 'mn' || locale === 'ru') return name;
  const kind = kinds.find(([end]) => end.test(name));
  return kind ? `${latinName(name.replace(kind[0], ''))} ${kind[1]}` : latinName(name);
}
