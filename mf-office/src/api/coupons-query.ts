import { listCoupons } from '@aylal/contracts/office';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

/** Every coupon with how it stands. */
export function couponsQuery(services: Pick<Services, 'api' | 'queryClient'>) {
  return officeQuery(services, listCoupons);
}
