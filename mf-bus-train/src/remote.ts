import { defineRemote } from '@aylal/shell';

/** The remote module of going by land: keeps what `descriptor.ts` promises. */
export const remote = defineRemote({
  id: 'mf-bus-train',
  routes: {
    '/bus': () => import(/* webpackChunkName: "search" */ './bus/search/search-screen.tsx'),
    '/bus/schedule/:trip': () => import(/* webpackChunkName: "schedule" */ './bus/schedule/schedule-screen.tsx'),
    '/bus/seats/:trip/:departure': () => import(/* webpackChunkName: "seats" */ './bus/seats/seats-screen.tsx'),
    '/bus/booking/:trip/:departure': () =>
      import(/* webpackChunkName: "bus-booking" */ './bus/booking/booking-screen.tsx'),
    '/trains': () => import(/* webpackChunkName: "trains" */ './train/search/trains-screen.tsx'),
    '/trains/L': () => import(/* webpackChunkName: "bare-trains" */ './train/search/bare-trains-screen.tsx'),
    '/trains/places/:voyage': () => import(/* webpackChunkName: "train-places" */ './train/places/places-screen.tsx'),
    '/trains/L/places/:voyage': () =>
      import(/* webpackChunkName: "bare-train-places" */ './train/places/bare-places-screen.tsx'),
    '/trains/booking/:voyage': () =>
      import(/* webpackChunkName: "train-booking" */ './train/booking/train-booking-screen.tsx'),
    '/trains/L/booking/:voyage': () =>
      import(/* webpackChunkName: "bare-train-booking" */ './train/booking/bare-train-booking-screen.tsx'),
    '/trip': () => import(/* webpackChunkName: "trips" */ './tours/trips-screen.tsx'),
    '/trip/:slug': () => import(/* webpackChunkName: "trip" */ './tours/detail/trip-screen.tsx'),
    '/trip/:slug/book': () => import(/* webpackChunkName: "trip-booking" */ './tours/booking/trip-booking-screen.tsx'),
    '/transports': () => import(/* webpackChunkName: "transports" */ './cars/transports-screen.tsx'),
    '/transports/:id': () => import(/* webpackChunkName: "transport" */ './cars/detail/transport-screen.tsx'),
    '/transports/:id/book': () =>
      import(/* webpackChunkName: "transport-booking" */ './cars/booking/transport-booking-screen.tsx'),
    '/local-tapa': () => import(/* webpackChunkName: "local-tapa" */ './places/local-tapa-screen.tsx'),
  },
  dialogs: {
    LOCAL_POPUP_ITEM_VIEW: () => import(/* webpackChunkName: "local-place" */ './places/local-place-dialog.tsx'),
    TRAIN_STATIONS_VIEW: () => import(/* webpackChunkName: "train-stops" */ './train/search/train-stops-dialog.tsx'),
  },
  slots: {
    'trains-home-search': () =>
      import(/* webpackChunkName: "trains-home-search" */ './train/search/home-trains-part.tsx'),
    'trips-home-search': () => import(/* webpackChunkName: "trips-home-search" */ './tours/home-trips-part.tsx'),
    'departures-board': () =>
      import(/* webpackChunkName: "departures-board" */ './departures/home-departures-part.tsx'),
    'trips-board': () => import(/* webpackChunkName: "trips-board" */ './tours/home-teaser-part.tsx'),
    'transports-home-search': () =>
      import(/* webpackChunkName: "transports-home-search" */ './cars/home-transports-part.tsx'),
    'bus-home-search': () => import(/* webpackChunkName: "home-search" */ './bus/search/home-search-part.tsx'),
    'bus-checkout-summary': () => import(/* webpackChunkName: "bus-order" */ './bus/order/checkout-summary-part.tsx'),
    'bus-order': () => import(/* webpackChunkName: "bus-order" */ './bus/order/order-part.tsx'),
    'train-checkout-summary': () =>
      import(/* webpackChunkName: "train-order" */ './train/order/train-summary-part.tsx'),
    'train-order': () => import(/* webpackChunkName: "train-order" */ './train/order/train-order-part.tsx'),
    'trip-checkout-summary': () => import(/* webpackChunkName: "trip-order" */ './tours/order/trip-summary-part.tsx'),
    'trip-order': () => import(/* webpackChunkName: "trip-order" */ './tours/order/trip-order-part.tsx'),
    'transport-checkout-summary': () =>
      import(/* webpackChunkName: "transport-order" */ './cars/order/transport-summary-part.tsx'),
    'transport-order': () => import(/* webpackChunkName: "transport-order" */ './cars/order/transport-order-part.tsx'),
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
