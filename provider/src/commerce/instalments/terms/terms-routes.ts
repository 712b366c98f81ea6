import type { Deps } from '../../../platform/deps.ts';
import type { Route } from '../../../platform/http/route.ts';
import { changeTermsRoute } from './change-terms-handler.ts';

/** How an order is paid: CALL-45. */
export function termsRoutes(deps: Deps): readonly Route[] {
  return [changeTermsRoute(deps)];
}
