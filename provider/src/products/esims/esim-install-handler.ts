import { getEsimInstall } from '@aylal/contracts/esims';
import { appleInstallAddress, readActivationCode } from '@aylal/domain/esims';
import type { Deps } from '../../platform/deps.ts';
import { itemOf } from '../../commerce/orders/order-row.ts';
import { findCustomerOrder } from '../../commerce/orders/order-store.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';

/** NEED-65: opened for this answer alone; the answer is kept by nobody on the way (`no-store`). */
export function esimInstallRoute({ db, vault }: Pick<Deps, 'db' | 'vault'>): Route {
  return route(getEsimInstall).to(async ({ query, session }) => {
    const order = await findCustomerOrder(db, session.userId, query.ref_number);
    const made = order && itemOf(order, 'esim')?.made;
    if (!order || !made) throw refuse('not-found');
    const activation = vault.open(made.sealed, order.ref_number);
    const read = readActivationCode(activation);
    return {
      status_code: 200,
      result: {
        activation,
        host: read?.host ?? '',
        code: read?.matchingId ?? '',
        confirmation: read?.confirmation ?? false,
        apple_address: appleInstallAddress(activation),
        iccid: made.iccid,
        apn: made.apn,
      },
    };
  });
}
