import { getEsim, getEsimGuide, listEsimDevices, searchEsims } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { PartnerError } from '../partners/partner-error.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { esimDevices } from './device-list.ts';
import { esimOf, listEsims, type EsimCatalogue } from './esim-catalogue.ts';
import { installGuide } from './install-guide.ts';

/** What is told to everybody: API-09, API-10, API-11, API-15. */
export function esimRoutes({ esims }: Pick<Deps, 'esims'>): readonly Route[] {
  return [
    route(searchEsims).to(async ({ query, locale }) => ({
      status_code: 200,
      result: listEsims(await onSale(esims), query.search_type, locale),
    })),
    route(getEsim).to(async ({ query, locale }) => {
      const found = esimOf(await onSale(esims), query.slug, locale);
      if (!found) throw refuse('not-found');
      return { status_code: 200, result: found };
    }),
    route(listEsimDevices).to(() => ({ status_code: 200, result: esimDevices })),
    route(getEsimGuide).to(({ locale }) => ({ status_code: 200, result: installGuide(locale) })),
  ];
}

/** Refuses with `unavailable` while the supplier has never been heard. */
export async function onSale(esims: Deps['esims']): Promise<EsimCatalogue> {
  try {
    return await esims.catalogue.read();
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw refuse('unavailable', { retryAfterSeconds: 30 });
  }
}
