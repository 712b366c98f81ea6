import { readWallet } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { route, type Route } from '../router/route.ts';
import { readWalletOf } from './read-wallet.ts';

/** NEED-24. */
export function walletRoutes(deps: Deps): readonly Route[] {
  return [
    route(readWallet).to(async ({ query, session }) => ({
      status_code: 200,
      result: [await readWalletOf(deps.db, session.userId, query.type)],
    })),
  ];
}
