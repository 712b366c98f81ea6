import { bookInsurance } from '@aylal/contracts/insurance';
import { homeDate } from '@aylal/domain/calendar';
import { insuranceFaults } from '@aylal/domain/insurance';
import type { Deps } from '../../../platform/deps.ts';
import { placeOrder } from '../../../commerce/orders/place-order.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { coverOf, coversOnSale } from '../insurances.ts';
import { holdsIn } from '../territories.ts';
import { newInsuranceOrder } from './new-insurance-order.ts';

/** API-17: days and ages by the rule that the screen asks too, then the order at our price. The insurer is asked once it is paid. */
export function bookInsuranceRoute(
  deps: Pick<Deps, 'config' | 'ids' | 'insurances' | 'outbox' | 'products' | 'vault'>,
): Route {
  return route(bookInsurance).withPartner({
    prepare: async ({ body, now }) => {
      const catalogue = await coversOnSale(deps.insurances);
      const plan = coverOf(catalogue, body.slug);
      const { start_date, end_date, destination } = body;
      const birthdays = body.insured.map(({ birthday }) => birthday);
      const faults = {
        ...insuranceFaults(plan, { start_date, end_date, birthdays }, homeDate(now)),
        ...(destination === '' || holdsIn(plan.territory, destination) ? {} : { destination: 'validation_country' }),
      };
      if (Object.keys(faults).length > 0) throw refuse('invalid-input', { fields: faults });
      return { catalogue, plan };
    },
    handle: async ({ tx, body, session, locale, now, log }, { catalogue, plan }) => {
      const order = newInsuranceOrder(deps, { userId: session.userId, catalogue, plan, body, locale, now });
      await placeOrder(deps, tx, order, now);
      log.info('order-booked', { ref_number: order.row.ref_number, total: order.row.total });
      return { status_code: 200, result: { ref_number: order.row.ref_number } };
    },
  });
}
