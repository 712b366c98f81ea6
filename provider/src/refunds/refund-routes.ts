import { checkAccountName, listBanks } from '@aylal/contracts';
import { bankList } from '@aylal/domain';
import type { Deps } from '../deps.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { giveBackRoute } from './give-back-handler.ts';
import { refundFlightRoute } from './refund-flight-handler.ts';

/** A customer types one account or two (AUT-4). */
const limits = { perAccount: { calls: 20, seconds: 600 } };

/** Paying tickets back, and where to: API-30, API-66, NEED-13, NEED-150. */
export function refundRoutes(deps: Deps): readonly Route[] {
  return [
    refundFlightRoute(deps),
    giveBackRoute(deps),
    route(listBanks).to(async () => ({ status_code: 200, result: [...bankList] })),
    route(checkAccountName).to(async ({ query }) => {
      if (!bankList.some(({ code }) => code === query.bank))
        throw refuse('invalid-input', { fields: { bank: 'validation_required_bank' } });
      const answer = await deps.payout.holderOf(query.bank, query.account_number);
      if (answer.kind === 'silent') throw refuse('unavailable', { retryAfterSeconds: 5 });
      if (answer.kind === 'unknown') throw refuse('not-found');
      return { status_code: 200, result: answer.holder };
    }, limits),
  ];
}
