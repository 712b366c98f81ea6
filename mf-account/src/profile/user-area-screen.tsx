import { accountRoutes } from '@aylal/routes';
import { redirect, type Screen } from '@aylal/shell';

/** ROUTE-25: the user area begins with the profile (GAP-68). */
export const screen: Screen = {
  Component: () => null,
  title: 'profile.title',
  load: ({ url }) => {
    throw redirect({ url }, accountRoutes.profile.to());
  },
};
