import type { ListedProduct } from '@aylal/domain/orders';
import { busRoutes } from './bus-routes.ts';
import { esimRoutes } from './esim-routes.ts';
import { flightsRoutes } from './flights-routes.ts';
import { hotelsRoutes } from './hotels-routes.ts';
import { insuranceRoutes } from './insurance-routes.ts';
import { cartRoute, lotteryRoutes } from './lottery-mobility-routes.ts';
import { accountRoutes } from './page-routes.ts';
import { trainRoutes } from './train-routes.ts';
import { transportRoutes } from './transport-routes.ts';
import { tripRoutes } from './trip-routes.ts';

/** Where a product is chosen and found, as paths. */
export interface ProductPaths {
  readonly shop: () => string;
  /** Where an order that has ended unpaid is begun again; the shop when left out. */
  readonly again?: () => string;
  /** Where the goods of a paid order are found; the order's page when left out. */
  readonly bought?: (refNumber: string) => string;
}

/** The places of every product. A new product is added here. */
export const productPaths: Readonly<Record<ListedProduct, ProductPaths>> = {
  flight: { shop: () => flightsRoutes.search.to() },
  hotel: { shop: () => hotelsRoutes.search.to() },
  bus: { shop: () => busRoutes.search.to() },
  train: { shop: () => trainRoutes.search.to() },
  trip: { shop: () => tripRoutes.list.to() },
  transport: { shop: () => transportRoutes.list.to() },
  esim: { shop: () => esimRoutes.list.to() },
  insurance: { shop: () => insuranceRoutes.list.to() },
  'top-up': { shop: () => accountRoutes.wallet.to(), bought: () => accountRoutes.wallet.to() },
  lottery: {
    shop: () => lotteryRoutes.lottery.to(),
    // The tickets that were chosen are still in the cart.
    again: () => cartRoute.to(),
    bought: (refNumber) => lotteryRoutes.orderTickets.to({ refNumber }),
  },
};

/** Where an order that has ended unpaid is begun again. */
export function againAt(product: ListedProduct): string {
  const { shop, again = shop } = productPaths[product];
  return again();
}

/** Where what was bought is found once it is paid. */
export function boughtAt(product: ListedProduct, refNumber: string): string {
  const { bought } = productPaths[product];
  return bought ? bought(refNumber) : accountRoutes.order.to({ product, refNumber });
}
