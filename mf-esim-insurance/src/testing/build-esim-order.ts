import type { ResultOf } from '@aylal/contracts';
import type { EsimUsage, getEsimInstall } from '@aylal/contracts/esims';
import type { EsimOrder } from '@aylal/contracts/orders';
import { buildCommonOrder } from '@aylal/testing/scenarios';
import { buildPackage } from './build-esim.ts';

/** An order of 1 GB in Korea that waits for its money. */
export function buildEsimOrder(over: Partial<EsimOrder['esim']> = {}): EsimOrder {
  const common = buildCommonOrder({ title: 'eSIM · Өмнөд Солонгос' });
  const esim = {
    slug: 'south-korea-data',
    title: 'Өмнөд Солонгос',
    plan_type: 'data' as const,
    package: buildPackage(),
    issued: false,
    delayed: false,
    top_up_of: null,
    ...over,
  };
  return { ...common, product: 'esim', esim };
}

/** What installs it. */
export function buildInstall(): ResultOf<typeof getEsimInstall> {
  return {
    activation: 'LPA:1$smdp.example.com$ABC-1',
    host: 'smdp.example.com',
    code: 'ABC-1',
    confirmation: false,
    apple_address: 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA%3A1%24smdp.example.com%24ABC-1',
    iccid: '8997611000000000001',
    apn: null,
  };
}

/** Half of 1 GB used up in two of seven days, by default. */
export function buildUsage(over: Partial<EsimUsage> = {}): EsimUsage {
  return {
    remaining: 512,
    total: 1024,
    remaining_voice: 0,
    total_voice: 0,
    remaining_text: 0,
    total_text: 0,
    started_at: '2026-11-19T02:00:00.000Z',
    expired_at: '2026-11-26T02:00:00.000Z',
    is_unlimited: false,
    status: 'active',
    ...over,
  };
}
