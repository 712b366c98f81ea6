import type { InsuranceListed, InsuranceSuggestion } from '@aylal/contracts/insurance';
import { foldPlaceName, type Locale } from '@aylal/domain/language';
import { listed } from './insurance-view.ts';
import type { InsurerCatalogue, InsurerPlan } from './insurer.ts';
import { everyCountry, holdsIn, type NamedCountry } from './territories.ts';
import { planTitles, territoryNames } from './labels/plan-labels.ts';

const MOST = 12;
const popular = ['KR', 'JP', 'CN', 'DE', 'TR', 'TH', 'FR', 'US'];

type SearchedCountry = NamedCountry & { readonly english: string; readonly territory: string };
const cache = new Map<Locale, readonly SearchedCountry[]>();

/** Made once for each language: naming every country costs more than the search. */
function countriesIn(locale: Locale): readonly SearchedCountry[] {
  const known = cache.get(locale);
  if (known) return known;
  const english = new Map(everyCountry('en').map(({ code, name }) => [code, name]));
  const made = everyCountry(locale).map((one) => ({ ...one, english: english.get(one.code) ?? one.name }));
  cache.set(locale, made);
  return made;
}

function meant({ name, english, code }: SearchedCountry, typed: string): boolean {
  const wanted = foldPlaceName(typed);
  const says = (text: string) =>
    text.toLowerCase().includes(typed.toLowerCase()) || (wanted !== '' && foldPlaceName(text).includes(wanted));
  return code.toLowerCase() === typed.toLowerCase() || says(name) || says(english);
}

/** CALL-09: countries that the text means, each with the narrowest cover on sale for it; the ones asked for most for no text. */
export function suggestInsurance({ plans }: InsurerCatalogue, typed: string, locale: Locale): InsuranceSuggestion[] {
  const countries = countriesIn(locale);
  const found =
    typed === ''
      ? popular.flatMap((code) => countries.find((one) => one.code === code) ?? [])
      : countries.filter((one) => meant(one, typed));
  return found
    .flatMap(({ code, name, territory }) => {
      const plan =
        plans.find((one) => one.territory === territory) ?? plans.find((one) => holdsIn(one.territory, code));
      return plan ? [{ slug: plan.slug, name, country_code: code }] : [];
    })
    .slice(0, MOST);
}

/** NEED-15: covers that hold in a country that the text means, or are called so. */
export function searchInsurance({ plans }: InsurerCatalogue, typed: string, locale: Locale): InsuranceListed[] {
  const countries = typed === '' ? [] : countriesIn(locale).filter((one) => meant(one, typed));
  const fits = (plan: InsurerPlan) =>
    typed === '' ||
    countries.some(({ code }) => holdsIn(plan.territory, code)) ||
    [planTitles[plan.slug], territoryNames[plan.territory]].some((texts) =>
      [texts?.[locale], texts?.en].some((text) => text?.toLowerCase().includes(typed.toLowerCase())),
    );
  return plans.filter(fits).map((plan) => listed(plan, locale));
}
