import type { Deps } from '../../platform/deps.ts';
import type { Route } from '../../platform/http/route.ts';
import { checkWalletCodeRoute } from './check-wallet-code-handler.ts';
import { saveAccountRoute } from './save-account-handler.ts';
import { withdrawRoute } from './withdraw-handler.ts';

/** Money out of the game wallet: API-61 to API-63. */
export function withdrawalRoutes(
  deps: Pick<Deps, 'clock' | 'db' | 'ids' | 'outbox' | 'payout' | 'vault'>,
): readonly Route[] {
  return [checkWalletCodeRoute(deps), saveAccountRoute(deps), withdrawRoute(deps)];
}
