import { defineRemote } from '@aylal/shell';

/** The remote module of games and vehicles: keeps what `descriptor.ts` promises. */
export const remote = defineRemote({
  id: 'mf-lottery-mobility',
  routes: {
    '/lottery': () => import(/* webpackChunkName: "lottery" */ './lottery/lottery-screen.tsx'),
    '/ilottery': () => import(/* webpackChunkName: "ilottery" */ './lottery/ilottery-screen.tsx'),
    '/lottery/tickets': () => import(/* webpackChunkName: "tickets" */ './tickets/tickets-screen.tsx'),
    '/lottery/tickets/:refNumber': () => import(/* webpackChunkName: "tickets" */ './tickets/tickets-screen.tsx'),
    '/lottery/proof': () => import(/* webpackChunkName: "proof" */ './proof/proof-screen.tsx'),
    '/cart': () => import(/* webpackChunkName: "cart" */ './cart/cart-screen.tsx'),
    '/mobility/rides': () => import(/* webpackChunkName: "rides" */ './mobility/rides/rides-screen.tsx'),
    '/mobility/rides/:ride': () => import(/* webpackChunkName: "rides" */ './mobility/rides/ride-screen.tsx'),
    '/mobility': () => import(/* webpackChunkName: "mobility" */ './mobility/mobility-screen.tsx'),
  },
  dialogs: {
    AGE_WARNING_VIEW: () => import(/* webpackChunkName: "age-warning" */ './ui/age/age-dialog.tsx'),
    CART_ADD_ITEM_VIEW: () => import(/* webpackChunkName: "cart-add-item" */ './lottery/add-item-dialog.tsx'),
    LOTTERY_EXCLUSION_VIEW: () => import(/* webpackChunkName: "lottery-exclusion" */ './limits/exclusion-dialog.tsx'),
    GAME_VIEW: () => import(/* webpackChunkName: "game" */ './game/game-dialog.tsx'),
    RIDE_START_VIEW: () => import(/* webpackChunkName: "ride" */ './mobility/rides/ride-dialog.tsx'),
    VEHICLE_SCAN_VIEW: () => import(/* webpackChunkName: "scan" */ './mobility/scan/scan-dialog.tsx'),
    SHIPMENT_LOCATION_VIEW: () => import(/* webpackChunkName: "shipment" */ './shipment/shipment-dialog.tsx'),
    GEOLOCATION_VIEW: () => import(/* webpackChunkName: "geolocation" */ './ui/geolocation/geolocation-dialog.tsx'),
  },
  slots: {
    'entertainment-board': () => import(/* webpackChunkName: "entertainment-board" */ './slots/home-teaser-part.tsx'),
    'lottery-checkout-summary': () =>
      import(/* webpackChunkName: "lottery-order" */ './slots/checkout-summary-part.tsx'),
    'lottery-order': () => import(/* webpackChunkName: "lottery-order" */ './slots/order-part.tsx'),
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
