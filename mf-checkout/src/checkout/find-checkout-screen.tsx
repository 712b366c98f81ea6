import { accountRoutes, checkoutRoutes } from '@aylal/routes';
import { redirect, type Screen } from '@aylal/shell';

/** ROUTE-55: the checkout of the order that the search part names; without one, the list to choose from. */
export const screen: Screen = {
  Component: () => null,
  title: 'checkout.title',
  load: ({ url }) => {
    const refNumber = checkoutRoutes.find.readSearch(url.searchParams)?.refNumber;
    throw redirect({ url }, refNumber ? checkoutRoutes.checkout.to({ refNumber }) : accountRoutes.orders.to());
  },
};
