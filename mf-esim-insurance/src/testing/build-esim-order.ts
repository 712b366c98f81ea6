import type { EsimOrder, getEsimInstall, ResultOf } from '@aylal/contracts';
import { buildOrder } from '@aylal/testing/memory';
import { buildPackage } from './build-esim.ts';

/** An order of 1 GB in Korea that waits for its money. */
export function buildEsimOrder(over: Partial<EsimOrder['esim']> = {}): EsimOrder {
  const {
    search_data: _search,
    fares: _fares,
    baggage_info: _baggage,
    travellers: _travellers,
    airline_reference: _reference,
    progress: _progress,
    ...common
  } = buildOrder();
  const esim = {
    slug: 'south-korea-data',
    title: 'Өмнөд Солонгос',
    plan_type: 'data' as const,
    package: buildPackage(),
    issued: false,
    delayed: false,
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
