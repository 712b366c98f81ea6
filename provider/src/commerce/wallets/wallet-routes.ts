import { readWallet, readWalletStatement } from '@aylal/contracts/wallet';
import { daysMs, homeInstant } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { readWalletOf } from './read-wallet.ts';
import { cursorOf, placeOf } from './statement-cursor.ts';
import { readStatement, walletTransactionOf } from './wallet-statement.ts';
import { walletNumber } from './wallet-store.ts';

const DAY_MS = daysMs(1);

/** A customer's own wallets: NEED-24, NEED-25. */
export function walletRoutes(deps: Pick<Deps, 'clock' | 'db'>): readonly Route[] {
  return [
    route(readWallet).to(async ({ query, session }) => ({
      status_code: 200,
      result: [await readWalletOf(deps, session.userId, query.type)],
    })),
    route(readWalletStatement).to(async ({ query, session }) => {
      const { type, transfer_type, from, to, after, limit } = query;
      const number = await walletNumber(deps.db, session.userId, type);
      const lines = await readStatement(deps.db, {
        userId: session.userId,
        type,
        way: transfer_type && (transfer_type === 'DEPOSIT' ? 'in' : 'out'),
        from: from && homeInstant(from),
        until: to && homeInstant(to) + DAY_MS,
        after: after === undefined ? undefined : placeOf(after),
        // One more than is shown tells whether there is another page.
        limit: limit + 1,
      });
      const page = lines.slice(0, limit);
      const last = page.at(-1);
      return {
        status_code: 200,
        result: page.map((line) => walletTransactionOf(line, number)),
        next: last && lines.length > limit ? cursorOf(last) : null,
      };
    }),
  ];
}
