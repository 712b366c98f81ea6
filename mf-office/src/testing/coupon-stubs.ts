import { listCoupons, type OfficeCoupon } from '@aylal/contracts/office';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

/** A tenth that one of two orders has. */
export function buildCoupon(changes: Partial<OfficeCoupon> = {}): OfficeCoupon {
  return {
    code: 'SPRING',
    kind: 'percent',
    value: 10,
    most: 100_000,
    min_total: 300_000,
    valid_until: '2026-12-31T16:00:00.000Z',
    uses: 1,
    max_uses: 2,
    state: 'open',
    made_by: '',
    ended_by: null,
    ...changes,
  };
}

/** The list of coupons, as 200. */
export function couponsStub(coupons: readonly OfficeCoupon[]): Stub {
  return stubOperation(listCoupons, { status_code: 200, message: '', result: { coupons: [...coupons] } });
}
