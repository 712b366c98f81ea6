import { checkAccountName, listBanks } from '@aylal/contracts/payments';
import { bankList } from '@aylal/domain/payments';
import type { Deps } from '../../platform/deps.ts';
import { findHolder } from '../withdrawals/payouts/find-holder.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { refundOrderRoute } from './refund-order-handler.ts';

/** Giving an order back whole, and where money goes to: API-66, NEED-13, NEED-150. */
export function refundRoutes(
  deps: Pick<Deps, 'config' | 'events' | 'ids' | 'outbox' | 'payout' | 'products' | 'vault'>,
): readonly Route[] {
  return [
    refundOrderRoute(deps),
    route(listBanks).to(async () => ({ status_code: 200, result: [...bankList] })),
    route(checkAccountName).to(async (ctx) => {
      const { query } = ctx;
      if (!bankList.some(({ code }) => code === query.bank))
        throw refuse('invalid-input', { fields: { bank: 'validation_required_bank' } });
      const holder = await findHolder(deps, ctx, query.bank, query.account_number);
      if (!holder) throw refuse('not-found');
      return { status_code: 200, result: holder };
    }),
  ];
}
