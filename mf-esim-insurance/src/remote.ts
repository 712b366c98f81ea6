import { defineRemote } from '@aylal/shell';

/** The remote module of eSIM and insurance: keeps what `descriptor.ts` promises. */
export const remote = defineRemote({
  id: 'mf-esim-insurance',
  routes: {
    '/esim': () => import(/* webpackChunkName: "esims" */ './esims/esims-screen.tsx'),
    '/esim/:slug': () => import(/* webpackChunkName: "esim" */ './esim/esim-screen.tsx'),
    '/esim/install/:refNumber': () => import(/* webpackChunkName: "install" */ './install/install-screen.tsx'),
    '/insurance': () => import(/* webpackChunkName: "covers" */ './covers/covers-screen.tsx'),
    '/insurance/:slug': () => import(/* webpackChunkName: "cover" */ './cover/cover-screen.tsx'),
    '/insurance/booking/:slug': () =>
      import(/* webpackChunkName: "cover-booking" */ './cover-booking/booking-screen.tsx'),
    '/insurance/policy/:refNumber': () => import(/* webpackChunkName: "policy" */ './policy/policy-screen.tsx'),
  },
  dialogs: {
    ESIM_USAGE_VIEW: () => import(/* webpackChunkName: "esim-usage" */ './usage/usage-dialog.tsx'),
    ESIM_TOPUP_VIEW: () => import(/* webpackChunkName: "esim-usage" */ './top-up/top-up-dialog.tsx'),
    INSURANCE_DETAIL_VIEW: () => import(/* webpackChunkName: "coverage" */ './cover/coverage-dialog.tsx'),
    INSURANCE_TERMS_VIEW: () => import(/* webpackChunkName: "terms" */ './terms/terms-dialog.tsx'),
  },
  slots: {
    'esim-board': () => import(/* webpackChunkName: "esim-board" */ './slots/home-teaser-part.tsx'),
    'esim-checkout-summary': () => import(/* webpackChunkName: "esim-order" */ './slots/checkout-summary-part.tsx'),
    'esim-order': () => import(/* webpackChunkName: "esim-order" */ './slots/order-part.tsx'),
    'journey-offers': () => import(/* webpackChunkName: "journey-offers" */ './slots/offers-part.tsx'),
    'insurance-checkout-summary': () =>
      import(/* webpackChunkName: "insurance-order" */ './slots/insurance-checkout-part.tsx'),
    'insurance-order': () => import(/* webpackChunkName: "insurance-order" */ './slots/insurance-order-part.tsx'),
  },
  messages: {
    mn: () => import(/* webpackChunkName: "messages-mn" */ './i18n/mn.json'),
    en: () => import(/* webpackChunkName: "messages-en" */ './i18n/en.json'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './i18n/zh.json'),
    ru: () => import(/* webpackChunkName: "messages-ru" */ './i18n/ru.json'),
    ko: () => import(/* webpackChunkName: "messages-ko" */ './i18n/ko.json'),
    ja: () => import(/* webpackChunkName: "messages-ja" */ './i18n/ja.json'),
  },
});
