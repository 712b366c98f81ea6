import { bookEsim } from '@aylal/contracts/esims';
import type { Deps } from '../../platform/deps.ts';
import { accountContact } from '../../commerce/orders/account-contact.ts';
import { newOrder } from '../../commerce/orders/new-order.ts';
import { placeOrder } from '../../commerce/orders/place-order.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { EsimPlan } from './esim-catalogue.ts';
import type { SupplierPackage } from './esim-supplier.ts';
import { onSale } from './on-sale.ts';
import type { StoredEsim } from './stored-esim.ts';

/** NEED-64: an order at the price that is on sale now. Nothing is asked of the supplier before it is paid. */
export function bookEsimRoute(deps: Pick<Deps, 'config' | 'esims' | 'ids' | 'outbox' | 'products'>): Route {
  return route(bookEsim).withPartner({
    prepare: async ({ body }): Promise<{ plan: EsimPlan; chosen: SupplierPackage }> => {
      const plan = (await onSale(deps.esims)).find(({ slug }) => slug === body.slug);
      const chosen = plan?.packages.find(({ id }) => id === body.package_id);
      if (!plan || !chosen) throw refuse('not-found');
      return { plan, chosen };
    },
    handle: async ({ tx, body, session, locale, now, log }, { plan, chosen }) => {
      const contact = await accountContact(tx, session.userId, body.contact_email);
      const item = agreedEsim(plan, chosen);
      const order = newOrder(deps.ids, {
        user_id: session.userId,
        product: 'esim',
        item,
        contact,
        locale,
        total: item.price,
        now,
      });
      await placeOrder(deps, tx, order, now);
      log.info('order-booked', { ref_number: order.row.ref_number, total: order.row.total });
      return { status_code: 200, result: { ref_number: order.row.ref_number } };
    },
  });
}

function agreedEsim(plan: EsimPlan, chosen: SupplierPackage): StoredEsim {
  const { slug, destination, countryCode, title, planType, prices } = plan;
  return {
    slug,
    destination,
    countryCode,
    title,
    planType,
    package: chosen,
    price: prices.get(chosen.id) ?? 0,
    made: null,
  };
}
