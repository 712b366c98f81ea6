import type { Insurance, InsuranceListed } from '@aylal/contracts/insurance';
import type { Locale } from '@aylal/domain/language';
import { insurerName, type InsurerCatalogue, type InsurerPlan } from './insurer.ts';
import { termsName } from './terms/terms-papers.ts';
import { territoryCountries } from './territories.ts';
import { coveredLabels } from './labels/covered-labels.ts';
import { excludedLabels } from './labels/excluded-labels.ts';
import { planTitles, territoryNames } from './labels/plan-labels.ts';

/** A cover as the list has it. */
export function listed(plan: InsurerPlan, locale: Locale): InsuranceListed {
  return {
    slug: plan.slug,
    title: planTitles[plan.slug]?.[locale] ?? plan.slug,
    price: plan.dayPrice,
    territory: territoryNames[plan.territory]?.[locale] ?? plan.territory,
    medical: plan.medical,
    deductible: plan.deductible,
    sport: plan.covered.some(({ risk }) => risk === 'sport'),
  };
}

/** A cover whole (CALL-17). */
export function insuranceView(catalogue: InsurerCatalogue, plan: InsurerPlan, locale: Locale): Insurance {
  return {
    ...listed(plan, locale),
    terms: termsName(plan.slug),
    insurer: insurerName(catalogue, locale),
    claim_phone: catalogue.claimPhone,
    cooling_off_days: catalogue.coolingOffDays,
    max_days: plan.maxDays,
    bands: plan.bands.map((band) => ({ ...band })),
    countries: territoryCountries(plan.territory, locale),
    risks: {
      coverage: plan.covered.map(({ risk, limit }) => ({ risk_name: coveredLabels[risk][locale], limit })),
      non_coverage: plan.excluded.map((risk) => ({ risk_name: excludedLabels[risk][locale], limit: null })),
    },
  };
}
