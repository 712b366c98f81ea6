import { createStaticLoader, startApp } from '@aylal/host/app';

/** The same app with its remotes as plain imports: no federation. Their chunks stay lazy, as they are in the product. */
const loader = createStaticLoader({
  'mf-account': () => import(/* webpackChunkName: "mf-account--remote" */ '@aylal/mf-account/remote'),
  'mf-bus-train': () => import(/* webpackChunkName: "mf-bus-train--remote" */ '@aylal/mf-bus-train/remote'),
  'mf-checkout': () => import(/* webpackChunkName: "mf-checkout--remote" */ '@aylal/mf-checkout/remote'),
  'mf-esim-insurance': () =>
    import(/* webpackChunkName: "mf-esim-insurance--remote" */ '@aylal/mf-esim-insurance/remote'),
  'mf-flights': () => import(/* webpackChunkName: "mf-flights--remote" */ '@aylal/mf-flights/remote'),
  'mf-hotels': () => import(/* webpackChunkName: "mf-hotels--remote" */ '@aylal/mf-hotels/remote'),
  'mf-lottery-mobility': () =>
    import(/* webpackChunkName: "mf-lottery-mobility--remote" */ '@aylal/mf-lottery-mobility/remote'),
});

void startApp(window, () => loader);
