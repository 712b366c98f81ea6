import { checkLendEligibility, listPayLaterOffers } from '@aylal/contracts/payments';
import { homeDate } from '@aylal/domain/calendar';
import { lendOffer, pocketZeroPlans } from '@aylal/domain/payments';
import type { Deps } from '../../../platform/deps.ts';
import { askLender } from '../lend/payment-methods.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';

/** What paying later costs, for reading; days are counted by this clock and never by the customer's. */
export function payLaterRoutes(deps: Pick<Deps, 'lender' | 'logger'>): readonly Route[] {
  return [
    route(listPayLaterOffers).to(({ query: { amount }, now }) => {
      const today = homeDate(now);
      const lend = lendOffer(amount, today);
      return {
        status_code: 200,
        result: {
          lend: lend && { ...lend, instalments: [...lend.instalments] },
          pocket_zero: pocketZeroPlans(amount, today).map((plan) => ({ ...plan, parts: [...plan.parts] })),
        },
      };
    }),
    route(checkLendEligibility).to(
      async ({ query, miniApp }) => {
        if (!miniApp || !deps.lender.ready) return { status_code: 200, result: { eligible: false, limit: 0 } };
        const asked = await askLender(deps, query.amount);
        if (!asked) throw refuse('payment-unavailable', { retryAfterSeconds: 5 });
        return { status_code: 200, result: asked };
      },
      { perAccount: { calls: 60, seconds: 60 } },
    ),
  ];
}
