import type { Deps } from '../../../platform/deps.ts';
import type { Route } from '../../../platform/http/route.ts';
import { bookFlightRoute } from './book-flight-handler.ts';

/** What books: API-26. */
export function bookingRoutes(deps: Deps): readonly Route[] {
  return [bookFlightRoute(deps)];
}
