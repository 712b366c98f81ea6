import { getEsim, getEsimGuide, listEsimDevices, searchEsims } from '@aylal/contracts/esims';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { esimDevices } from './device-list.ts';
import { bookEsimRoute } from './book-esim-handler.ts';
import { esimOf, listEsims } from './esim-catalogue.ts';
import { esimInstallRoute } from './esim-install-handler.ts';
import { esimUsageRoute } from './esim-usage-handler.ts';
import { onSale } from './on-sale.ts';
import { installGuide } from './install-guide.ts';
import { bookTopUpRoute, esimTopUpsRoute } from './top-up-handlers.ts';

/** Public reads: API-09, API-10, API-11, API-15; ordering, and what installs an eSIM: NEED-64, NEED-65; its usage and more data for it: API-12 to API-14. */
export function esimRoutes(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'esims' | 'ids' | 'outbox' | 'products' | 'vault'>,
): readonly Route[] {
  const { esims } = deps;
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
    bookEsimRoute(deps),
    esimInstallRoute(deps),
    esimUsageRoute(deps),
    esimTopUpsRoute(deps),
    bookTopUpRoute(deps),
    route(listEsimDevices).to(() => ({ status_code: 200, result: esimDevices })),
    route(getEsimGuide).to(({ locale }) => ({ status_code: 200, result: installGuide(locale) })),
  ];
}
