import { bookEsimTopUp, listEsimTopUps } from '@aylal/contracts/esims';
import type { Money } from '@aylal/domain/money';
import type { Deps } from '../../platform/deps.ts';
import { newOrder, TO_PAY_MS } from '../../commerce/orders/new-order.ts';
import { placeOrder } from '../../commerce/orders/place-order.ts';
import { orUnavailable } from '../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { packagePrice, packageView } from './esim-catalogue.ts';
import type { SupplierPackage, SupplierUsage } from './esim-supplier.ts';
import { findCustomerEsim } from './find-customer-esim.ts';
import { esimMessage } from './messages/esim-messages.ts';
import { usdRate } from './usd-rate.ts';

/** A package to top up with, at the price that we charge. */
interface PricedPackage {
  readonly one: SupplierPackage;
  readonly price: Money;
}

/** CALL-13: what an eSIM of one's own can be topped up with. */
export function esimTopUpsRoute(deps: Pick<Deps, 'db' | 'esims'>): Route {
  return route(listEsimTopUps).to(async ({ query, session, locale }) => {
    const { iccid } = await findCustomerEsim(deps.db, session.userId, query.ref_number);
    const packages = await orUnavailable(pricedTopUps(deps, iccid));
    return { status_code: 200, result: packages.map(({ one, price }) => packageView(one, price, locale)) };
  });
}

/** CALL-15: an order of more data at the price of now. Nothing is added before it is paid. */
export function bookTopUpRoute(deps: Pick<Deps, 'config' | 'db' | 'esims' | 'ids' | 'outbox' | 'products'>): Route {
  return route(bookEsimTopUp).withPartner({
    prepare: async ({ body, session, now, locale }) => {
      const esim = await findCustomerEsim(deps.db, session.userId, body.ref_number);
      const { supplier } = deps.esims;
      const [usage, packages] = await orUnavailable(
        Promise.all([supplier.usage(esim.iccid), pricedTopUps(deps, esim.iccid)] as const),
      );
      if (usage && isOver(usage, now + TO_PAY_MS))
        throw refuse('state-conflict', { message: esimMessage(locale, 'top-up.expired') });
      const chosen = packages.find(({ one }) => one.id === body.package_id);
      if (!chosen) throw refuse('not-found');
      return { esim, chosen };
    },
    handle: async ({ tx, session, locale, now, log }, { esim: { order, item, iccid }, chosen }) => {
      const topUp = newOrder(deps.ids, {
        user_id: session.userId,
        product: 'esim',
        item: {
          ...item,
          package: chosen.one,
          price: chosen.price,
          topUpOf: { refNumber: order.ref_number, iccid },
          made: null,
        },
        contact: order.contact,
        locale,
        total: chosen.price,
        now,
      });
      await placeOrder(deps, tx, topUp, now);
      log.info('order-booked', { ref_number: topUp.row.ref_number, total: topUp.row.total });
      const { ref_number, total } = topUp.row;
      return { status_code: 200, result: { ref_number, now_pay_amount: total } };
    },
  });
}

/** Its days are over, or will be before the money can come: what is paid for it could not be added any more. */
function isOver({ status, expiresAt }: SupplierUsage, by: number): boolean {
  return status === 'expired' || (expiresAt !== null && expiresAt <= by);
}

async function pricedTopUps(
  { db, esims }: Pick<Deps, 'db' | 'esims'>,
  iccid: string,
): Promise<readonly PricedPackage[]> {
  const [packages, rate] = await Promise.all([esims.supplier.topUps(iccid), usdRate(db)]);
  return packages
    .map((one) => ({ one, price: packagePrice(one.priceUsd, rate) }))
    .toSorted((a, b) => a.price - b.price);
}
