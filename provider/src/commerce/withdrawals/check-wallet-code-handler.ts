import { checkWalletCode } from '@aylal/contracts/wallet';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { walletCodeRefusal } from './wallet-code-refusal.ts';
import { tryWalletCode } from './wallet-codes.ts';

/** API-61: only looks and counts the try (ruling 18). */
export function checkWalletCodeRoute(deps: Pick<Deps, 'db' | 'vault'>): Route {
  return route(checkWalletCode).to(
    async ({ body, session, browser, now, locale, log }) => {
      const tried = await deps.db.transaction().execute((tx) =>
        tryWalletCode(deps, tx, {
          userId: session.userId,
          purpose: 'withdrawal',
          code: body.verify_code,
          browser,
          now,
        }),
      );
      log.info('code-checked', { purpose: 'withdrawal', outcome: typeof tried === 'string' ? tried : 'right' });
      return typeof tried === 'string' ? walletCodeRefusal(tried, locale) : { status_code: 200, result: null };
    },
    { perAddress: { calls: 60, seconds: 60 } },
  );
}
