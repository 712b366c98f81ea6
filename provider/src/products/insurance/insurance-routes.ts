import { getInsurance, listInsurance, suggestInsurance } from '@aylal/contracts/insurance';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { insuranceView } from './insurance-view.ts';
import { bookInsuranceRoute } from './booking/book-insurance-handler.ts';
import { comingTravellersRoute } from './booking/coming-travellers-handler.ts';
import { insurancePolicyRoute } from './booking/policy-handler.ts';
import { coverOf, coversOnSale } from './insurances.ts';
import { insuranceTermsRoute } from './terms/terms-routes.ts';
import { searchInsurance, suggestInsurance as suggest } from './search-insurance.ts';

/** Public reads: API-08, NEED-15, API-16; ordering a cover, and its policy: API-17, NEED-94; its terms: NEED-161; whom one travels with: NEED-162. */
export function insuranceRoutes(deps: Deps): readonly Route[] {
  const { insurances } = deps;
  return [
    route(suggestInsurance).to(async ({ query, locale }) => ({
      status_code: 200,
      result: suggest(await coversOnSale(insurances), query.text, locale),
    })),
    route(listInsurance).to(async ({ query, locale }) => ({
      status_code: 200,
      result: searchInsurance(await coversOnSale(insurances), query.text, locale),
    })),
    route(getInsurance).to(async ({ params, locale }) => {
      const catalogue = await coversOnSale(insurances);
      return { status_code: 200, result: insuranceView(catalogue, coverOf(catalogue, params.slug), locale) };
    }),
    insuranceTermsRoute(insurances.terms),
    bookInsuranceRoute(deps),
    comingTravellersRoute(deps),
    insurancePolicyRoute(deps),
  ];
}
