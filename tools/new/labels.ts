import { plainLabel } from '../../shared/create-remote/src/names.ts';
import { locales, type Locale } from '../../shared/domain/src/language/locale.ts';

/** What something is called in each language, as the arguments `--mn=…` say; a language that is not given gets the plain name. */
export function labelsOf(noun: string, args: readonly string[]): Record<Locale, string> {
  const plain = plainLabel(noun);
  const given = (locale: Locale) => args.find((arg) => arg.startsWith(`--${locale}=`))?.slice(locale.length + 3);
  return Object.fromEntries(locales.map((locale) => [locale, given(locale) || plain])) as Record<Locale, string>;
}
