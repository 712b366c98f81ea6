import type { Locale } from '@aylal/domain/language';

/**
 * A place as a goal: in Mongolian with its particle by vowel harmony and last letter (Сөүл рүү, Токио руу, Улаанбаатар луу);
 * the name alone in languages whose sentences already say it. А, о, у make a word back unless ө, ү, э stand in it too.
 */
export function dativeForm(place: string, locale: Locale): string {
  if (locale !== 'mn') return place;
  const word =
    place
      .trim()
      .split(/[\s,–-]+/u)
      .at(-1) ?? place;
  const isBack = /[аоуяё]/iu.test(word) && !/[өүэ]/iu.test(word);
  return `${place} ${word.toLowerCase().endsWith('р') ? 'л' : 'р'}${isBack ? 'уу' : 'үү'}`;
}
