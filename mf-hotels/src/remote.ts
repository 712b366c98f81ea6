import { defineRemote } from '@aylal/shell';

/** The remote module of hotels: keeps what `descriptor.ts` promises. */
export const remote = defineRemote({
  id: 'mf-hotels',
  routes: {
    '/hotels': () => import(/* webpackChunkName: "search" */ './search/search-screen.tsx'),
    '/hotels/list': () => import(/* webpackChunkName: "list" */ './list/list-screen.tsx'),
    '/hotels/map': () => import(/* webpackChunkName: "hotels-map" */ './list/map/map-screen.tsx'),
    '/hotels/booking/:name': () => import(/* webpackChunkName: "booking" */ './booking/booking-screen.tsx'),
    '/hotels/view/:code/:name': () => import(/* webpackChunkName: "stay" */ './stay/stay-screen.tsx'),
  },
  dialogs: {
    HOTELS_FACILITY_FILTER_VIEW: () =>
      import(/* webpackChunkName: "facility-filter" */ './facilities/facility-filter-dialog.tsx'),
    HOTELS_GALLERY_VIEW: () => import(/* webpackChunkName: "gallery" */ './gallery/gallery-dialog.tsx'),
    HOTELS_AROUND_VIEW: () => import(/* webpackChunkName: "around" */ './facilities/around-dialog.tsx'),
    HOTELS_MAP_VIEW: () => import(/* webpackChunkName: "map-dialog" */ './list/map/map-dialog.tsx'),
    HOTELS_CHECK_IN_VIEW: () => import(/* webpackChunkName: "check-in" */ './notices/check-in-dialog.tsx'),
    HOTELS_RATE_CHECK_VIEW: () => import(/* webpackChunkName: "rate-check" */ './check/rate-check-dialog.tsx'),
    HOTELS_CHECK_RATE_INFO_VIEW: () =>
      import(/* webpackChunkName: "check-rate-info" */ './check/check-rate-info-dialog.tsx'),
    HOTEL_PASSENGER_INFO_VIEW: () => import(/* webpackChunkName: "hotel-guests" */ './slots/hotel-guests-dialog.tsx'),
    HOTELS_STAY_CHANGE_VIEW: () => import(/* webpackChunkName: "stay-change" */ './stay/stay-change-dialog.tsx'),
    HOTELS_ROOM_INFO_VIEW: () => import(/* webpackChunkName: "room-info" */ './notices/room-info-dialog.tsx'),
  },
  slots: {
    'hotels-home-search': () => import(/* webpackChunkName: "home-search" */ './search/home-search-part.tsx'),
    'hotels-checkout-summary': () => import(/* webpackChunkName: "hotel-order" */ './slots/checkout-summary-part.tsx'),
    'hotels-order': () => import(/* webpackChunkName: "hotel-order" */ './slots/order-part.tsx'),
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
