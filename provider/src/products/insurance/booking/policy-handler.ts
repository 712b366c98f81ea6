import { getInsurancePolicy } from '@aylal/contracts/orders';
import { homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../../platform/deps.ts';
import { itemOf, orderStatus } from '../../../commerce/orders/order-row.ts';
import { findCustomerOrder } from '../../../commerce/orders/order-store.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { coveredLabels } from '../labels/covered-labels.ts';
import { insuranceOrderView } from './insurance-order-view.ts';
import { openInsured } from './open-insured.ts';

/** NEED-94: the policy that is good, opened for this answer alone; the answer is kept by nobody on the way (`no-store`). */
export function insurancePolicyRoute({ db, vault }: Pick<Deps, 'db' | 'vault'>): Route {
  return route(getInsurancePolicy).to(async ({ query, session, locale }) => {
    const order = await findCustomerOrder(db, session.userId, query.ref_number);
    const item = order && itemOf(order, 'insurance');
    const given = order && (order.status === orderStatus.refundInProcess || order.status === orderStatus.refunded);
    if (!order || !item?.policy || order.fulfilled_at === null || given) throw refuse('not-found');
    return {
      status_code: 200,
      result: {
        ...insuranceOrderView(order, locale),
        policy_number: item.policy,
        issued_on: homeDate(order.fulfilled_at),
        insured: openInsured(vault, order).map((one) => ({
          last_name: one.surname,
          first_name: one.given_name,
          birthday: one.birthday,
          document_number: one.document,
          nationality: one.nationality,
        })),
        risks: item.risks.map((risk) => coveredLabels[risk][locale]),
      },
    };
  });
}
