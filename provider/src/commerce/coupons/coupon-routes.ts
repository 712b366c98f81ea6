import type { Deps } from '../../platform/deps.ts';
import type { Route } from '../../platform/http/route.ts';
import { applyCouponRoute } from './apply-coupon-handler.ts';

/** What lowers an order: API-27. */
export function couponRoutes(deps: Deps): readonly Route[] {
  return [applyCouponRoute(deps)];
}
