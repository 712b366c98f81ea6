import { listPassengers } from '@aylal/contracts/account';
import { getEsimInstall } from '@aylal/contracts/esims';
import { listInsuranceTravellers } from '@aylal/contracts/insurance';
import { getInsurancePolicy } from '@aylal/contracts/orders';
import { esimRoutes, insuranceRoutes } from '@aylal/routes';
import { buildSessionUser, stubOperation, type StandaloneScenario } from '@aylal/testing/scenarios';
import { coversStub, coverStub, suggestStub } from './cover-stubs.ts';
import { buildPolicy } from './build-cover.ts';
import { buildInstall } from './build-esim-order.ts';
import { buildListed } from './build-esim.ts';
import { devicesStub, esimStub, guideStub, listStub } from './esim-stubs.ts';
import { slotScenarios } from './slot-scenarios.ts';

const ok = <R>(result: R) => ({ status_code: 200 as const, message: '', result });
const refNumber = 'AYL-4K7P2';
const detail = esimRoutes.detail.to({ slug: 'south-korea-data' });

/** What the remote can be looked at with when it runs alone; waiting and failing come by themselves. */
export function scenarios(): Record<string, StandaloneScenario> {
  return {
    list: { at: esimRoutes.list.to(), stubs: [listStub(buildListed(40))] },
    'list, empty': { at: esimRoutes.list.to(), stubs: [listStub([])] },
    insurance: { at: insuranceRoutes.list.to(), stubs: [coversStub(), suggestStub()] },
    'one cover': { at: insuranceRoutes.detail.to({ slug: 'schengen' }), stubs: [coverStub()] },
    detail: { at: detail, stubs: [esimStub(), devicesStub(), guideStub()] },
    install: {
      at: esimRoutes.install.to({ refNumber }),
      stubs: [stubOperation(getEsimInstall, ok(buildInstall())), devicesStub(), guideStub()],
      user: buildSessionUser(),
    },
    'cover booking': {
      at: insuranceRoutes.booking.to({ slug: 'schengen' }, { start: '2027-02-01', end: '2027-02-07', to: 'FR' }),
      stubs: [coverStub(), stubOperation(listInsuranceTravellers, ok([])), stubOperation(listPassengers, ok([]))],
      user: buildSessionUser(),
    },
    policy: {
      at: insuranceRoutes.policy.to({ refNumber }),
      stubs: [stubOperation(getInsurancePolicy, ok(buildPolicy()))],
      user: buildSessionUser(),
    },
    ...slotScenarios(),
  };
}
