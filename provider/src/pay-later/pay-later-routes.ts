import { listPayLaterOffers } from '@aylal/contracts';
import { lendOffer, pocketZeroPlans } from '@aylal/domain';
import { customerDay } from '../bookings/customer-day.ts';
import { route, type Route } from '../router/route.ts';

/** What paying later costs, for reading; days are counted by this clock and never by the customer's. */
export function payLaterRoutes(): readonly Route[] {
  return [
    route(listPayLaterOffers).to(({ query: { amount }, now }) => {
      const today = customerDay(now);
      const lend = lendOffer(amount, today);
      return {
        status_code: 200,
        result: {
          lend: lend && { ...lend, instalments: [...lend.instalments] },
          pocket_zero: pocketZeroPlans(amount, today).map((plan) => ({ ...plan, parts: [...plan.parts] })),
        },
      };
    }),
  ];
}
