import { createStaticLoader, startApp } from '@aylal/host/app';

/** The same app with its remotes as plain imports: no federation. Their chunks stay lazy, as they are in the product. */
const loader = createStaticLoader({
  'mf-account': () => import(/* webpackChunkName: "mf-account/remote" */ '@aylal/mf-account/remote'),
  'mf-checkout': () => import(/* webpackChunkName: "mf-checkout/remote" */ '@aylal/mf-checkout/remote'),
  'mf-flights': () => import(/* webpackChunkName: "mf-flights/remote" */ '@aylal/mf-flights/remote'),
});

void startApp(window, () => loader);
