import type { Deps } from '../../../platform/deps.ts';
import type { Route } from '../../../platform/http/route.ts';
import { bookFlightRoute } from './book-flight-handler.ts';

/** What books: API-26. */
export function bookingRoutes(
  deps: Pick<
    Deps,
    | 'airline'
    | 'companies'
    | 'config'
    | 'db'
    | 'events'
    | 'faults'
    | 'ids'
    | 'inventory'
    | 'outbox'
    | 'products'
    | 'quotes'
    | 'vault'
  >,
): readonly Route[] {
  return [bookFlightRoute(deps)];
}
