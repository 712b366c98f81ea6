import {
  getEsim,
  getEsimGuide,
  listEsimDevices,
  searchEsims,
  type Esim,
  type EsimListed,
} from '@aylal/contracts/esims';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';
import { buildEsim, buildListed } from './build-esim.ts';

const ok = <R>(result: R) => ({ status_code: 200 as const, message: '', result });

export function listStub(esims: EsimListed[] = buildListed()): Stub {
  return stubOperation(searchEsims, ok(esims));
}

export function esimStub(esim: Esim = buildEsim()): Stub {
  return stubOperation(getEsim, ok(esim));
}

export function devicesStub(): Stub {
  return stubOperation(
    listEsimDevices,
    ok([{ brand: 'Apple', devices: ['iPhone 14 Pro Max', 'iPhone 14', 'iPhone 11'] }]),
  );
}

export function guideStub(): Stub {
  return stubOperation(
    getEsimGuide,
    ok([{ os: 'ios' as const, steps: [{ title: 'QR кодоо уншуулна', text: 'Тохиргоо', image: '' }] }]),
  );
}
