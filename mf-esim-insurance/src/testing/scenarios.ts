import { esimRoutes, insuranceRoutes } from '@aylal/routes';
import type { StandaloneScenario } from '@aylal/testing/memory';
import { coversStub, coverStub, suggestStub } from './cover-stubs.ts';
import { buildListed } from './build-esim.ts';
import { devicesStub, esimStub, guideStub, listStub } from './esim-stubs.ts';

const detail = esimRoutes.detail.to({ slug: 'south-korea-data' });

/** What the remote can be looked at with when it runs alone; waiting and failing come by themselves. */
export const scenarios: Record<string, StandaloneScenario> = {
  list: { at: esimRoutes.list.to(), stubs: [listStub(buildListed(40))] },
  'list, empty': { at: esimRoutes.list.to(), stubs: [listStub([])] },
  insurance: { at: insuranceRoutes.list.to(), stubs: [coversStub(), suggestStub()] },
  'one cover': { at: insuranceRoutes.detail.to({ slug: 'schengen' }), stubs: [coverStub()] },
  detail: { at: detail, stubs: [esimStub(), devicesStub(), guideStub()] },
};
