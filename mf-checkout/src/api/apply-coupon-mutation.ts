import { applyCoupon } from '@aylal/contracts/orders';
import { endpointMutation, type Services } from '@aylal/shell';

/** Lowers an order by a coupon. */
export function applyCouponMutation({ api }: Pick<Services, 'api'>) {
  return endpointMutation(api, applyCoupon);
}
