import type { ListedProduct } from '@aylal/domain';
import { accountRoutes, checkoutRoutes, esimRoutes, flightsRoutes, lotteryRoutes } from '@aylal/routes';

/** Where each product is chosen. */
export const shopOf: Readonly<Record<ListedProduct, () => string>> = {
  flight: () => flightsRoutes.search.to(),
  esim: () => esimRoutes.list.to(),
  'top-up': () => accountRoutes.wallet.to(),
  lottery: () => lotteryRoutes.lottery.to(),
};

/** The page of an order; what has none of its own is seen where it is paid. */
export function orderPage({ product, ref_number }: { product: ListedProduct; ref_number: string }): string {
  return product === 'top-up' || product === 'lottery'
    ? checkoutRoutes.checkout.to({ refNumber: ref_number })
    : accountRoutes.order.to({ product, refNumber: ref_number });
}
