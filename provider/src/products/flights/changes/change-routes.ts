import type { Deps } from '../../../platform/deps.ts';
import type { Route } from '../../../platform/http/route.ts';
import { confirmChangeRoute } from './confirm-change-handler.ts';
import { searchChangesRoute } from './search-changes-handler.ts';

/** Changing the flights of an issued order: API-31, API-32. */
export function changeRoutes(
  deps: Pick<Deps, 'airline' | 'changes' | 'config' | 'db' | 'events' | 'ids' | 'inventory' | 'outbox' | 'products'>,
): readonly Route[] {
  return [searchChangesRoute(deps), confirmChangeRoute(deps)];
}
