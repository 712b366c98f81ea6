import type { ListedProduct } from '@aylal/domain';
import {
  accountRoutes,
  busRoutes,
  esimRoutes,
  flightsRoutes,
  hotelsRoutes,
  insuranceRoutes,
  lotteryRoutes,
  transportRoutes,
  trainRoutes,
  tripRoutes,
} from '@aylal/routes';

/** Where each product is chosen. */
export const shopOf: Readonly<Record<ListedProduct, () => string>> = {
  flight: () => flightsRoutes.search.to(),
  hotel: () => hotelsRoutes.search.to(),
  bus: () => busRoutes.search.to(),
  train: () => trainRoutes.search.to(),
  trip: () => tripRoutes.list.to(),
  transport: () => transportRoutes.list.to(),
  esim: () => esimRoutes.list.to(),
  insurance: () => insuranceRoutes.list.to(),
  'top-up': () => accountRoutes.wallet.to(),
  lottery: () => lotteryRoutes.lottery.to(),
};
