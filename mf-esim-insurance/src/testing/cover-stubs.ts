import { getInsurance, listInsurance, suggestInsurance } from '@aylal/contracts/insurance';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';
import { buildCover, buildCovers } from './build-cover.ts';

const ok = <R>(result: R) => ({ status_code: 200 as const, message: '', result });

export function coversStub(covers = buildCovers()): Stub {
  return stubOperation(listInsurance, ok(covers));
}

export function suggestStub(): Stub {
  return stubOperation(suggestInsurance, ok([{ slug: 'schengen', name: 'Франц', country_code: 'FR' }]));
}

export function coverStub(): Stub {
  return stubOperation(getInsurance, ok(buildCover()));
}
