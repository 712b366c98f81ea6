import type { EsimListed } from '@aylal/contracts/esims';
import { foldPlaceName } from '@aylal/domain/language';
import { spokenCountry } from './spoken-countries.ts';

/** The eSIMs whose destination is meant by what was typed: its name in the language of the page, in English, its country code, or what people call it; all of them for nothing typed. */
export function findEsims(esims: readonly EsimListed[], typed: string): readonly EsimListed[] {
  const wanted = foldPlaceName(typed);
  if (wanted === '') return esims;
  const spoken = spokenCountry(typed);
  return esims.filter(
    ({ title, slug, country_code }) =>
      foldPlaceName(title).includes(wanted) ||
      title.toLowerCase().includes(typed.trim().toLowerCase()) ||
      foldPlaceName(slug.replaceAll('-', ' ')).includes(wanted) ||
      country_code.toLowerCase() === typed.trim().toLowerCase() ||
      country_code === spoken,
  );
}
