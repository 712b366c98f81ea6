import { getEsimUsage, listEsimTopUps } from '@aylal/contracts/esims';
import { readInsuranceTerms } from '@aylal/contracts/insurance';
import { readOrderOffers } from '@aylal/contracts/orders';
import { ofDialog, ofPart, stubOperation, type StandaloneScenario } from '@aylal/testing/scenarios';
import type { coverageDialog, termsDialog } from '../ui/cover-dialogs.ts';
import type { esimTopUpDialog, esimUsageDialog } from '../ui/esim-dialogs.ts';
import { buildInsuranceOrder } from './build-cover.ts';
import { buildEsimOrder, buildUsage } from './build-esim-order.ts';
import { buildPackage } from './build-esim.ts';
import { buildOffers } from './build-offers.ts';
import { coverStub } from './cover-stubs.ts';
import { listStub } from './esim-stubs.ts';

const ok = <R>(result: R) => ({ status_code: 200 as const, message: '', result });
const usage = () => stubOperation(getEsimUsage, { ...ok(buildUsage()), server_time: '2026-11-21T02:00:00.000Z' });
const terms = () =>
  stubOperation(
    readInsuranceTerms,
    ok({ title: 'Шенген визийн даатгал', file: '/papers/insurance/schengen-terms/mn.pdf', bytes: 22_300 }),
  );

/** What the remote contributes to others, each by itself. */
export function slotScenarios(): Record<string, StandaloneScenario> {
  const order = buildEsimOrder({ issued: true });
  return {
    usage: ofDialog<typeof esimUsageDialog>('ESIM_USAGE_VIEW', { order }, usage()),
    'top-up': ofDialog<typeof esimTopUpDialog>(
      'ESIM_TOPUP_VIEW',
      { order, status: 'active' },
      stubOperation(listEsimTopUps, ok([buildPackage()])),
    ),
    coverage: ofDialog<typeof coverageDialog>('INSURANCE_DETAIL_VIEW', { slug: 'schengen' }, coverStub()),
    terms: ofDialog<typeof termsDialog>('INSURANCE_TERMS_VIEW', { name: 'schengen-terms' }, terms()),
    board: ofPart('home.board', 'esim-board', {}, listStub()),
    'eSIM at the checkout': ofPart('checkout.summary.esim', 'esim-checkout-summary', { order: buildEsimOrder() }),
    'order of an eSIM': ofPart('order.detail.esim', 'esim-order', { order }),
    'offers for a journey': ofPart(
      'order.offers',
      'journey-offers',
      { refNumber: 'AYL-4K7P2' },
      stubOperation(readOrderOffers, ok(buildOffers())),
    ),
    'cover at the checkout': ofPart('checkout.summary.insurance', 'insurance-checkout-summary', {
      order: buildInsuranceOrder(),
    }),
    'order of a cover': ofPart('order.detail.insurance', 'insurance-order', { order: buildInsuranceOrder() }),
  };
}
