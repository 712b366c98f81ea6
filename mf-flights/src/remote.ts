import { defineRemote } from '@aylal/shell';

/** The remote module of flights: keeps what `descriptor.ts` promises. */
export const remote = defineRemote({
  id: 'mf-flights',
  routes: {
    '/flights': () => import(/* webpackChunkName: "search" */ './search/search-screen.tsx'),
    '/flights/results': () => import(/* webpackChunkName: "results" */ './results/results-screen.tsx'),
    '/flights/offer': () => import(/* webpackChunkName: "offer" */ './offer/offer-screen.tsx'),
    '/flights/booking': () => import(/* webpackChunkName: "booking" */ './booking/booking-screen.tsx'),
    '/flights/alerts': () => import(/* webpackChunkName: "alerts" */ './alerts/alerts-screen.tsx'),
    '/flights/subscription': () =>
      import(/* webpackChunkName: "subscription" */ './subscription/subscription-screen.tsx'),
    '/flights/unsubscription': () =>
      import(/* webpackChunkName: "unsubscription" */ './subscription/unsubscription-screen.tsx'),
    '/flights/alerts/stop': () => import(/* webpackChunkName: "stop-alert" */ './alerts/unsubscribe-alert-screen.tsx'),
    // With the booking: they share its parts, and a chunk of their own would cut the one of the results in more pieces.
    '/user/order/flight/exchange/search/:refNumber': () =>
      import(/* webpackChunkName: "booking" */ './change/change-search-screen.tsx'),
    '/user/order/flight/exchange/view/:filter_str/:key/:ref_number': () =>
      import(/* webpackChunkName: "booking" */ './change/change-confirm-screen.tsx'),
  },
  dialogs: {
    FLIGHT_CANCELLATION_VIEW: () => import(/* webpackChunkName: "refund-rules" */ './offer/refund-rules-dialog.tsx'),
    FLIGHT_CHANGES_VIEW: () => import(/* webpackChunkName: "change-rules" */ './offer/change-rules-dialog.tsx'),
    FLIGHT_BAGGAGE_VIEW: () => import(/* webpackChunkName: "baggage" */ './offer/baggage-dialog.tsx'),
    FLIGHT_PRICE_ALERT_VIEW: () => import(/* webpackChunkName: "price-alert" */ './alerts/price-alert-dialog.tsx'),
    FLIGHT_CHANGE_WARNINGS_VIEW: () => import(/* webpackChunkName: "change" */ './change/change-warnings-dialog.tsx'),
    FLIGHT_CHANGE_SELECTED_VIEW: () => import(/* webpackChunkName: "booking" */ './change/change-selected-dialog.tsx'),
    FLIGHT_CHANGE_CONFIRM_VIEW: () => import(/* webpackChunkName: "change" */ './change/change-confirm-dialog.tsx'),
    PASSENGER_INFO_VIEW: () => import(/* webpackChunkName: "passenger-info" */ './slots/passenger-info-dialog.tsx'),
  },
  slots: {
    'flights-home-search': () => import(/* webpackChunkName: "home-search" */ './search/home-search-part.tsx'),
    'flights-cheap-days': () => import(/* webpackChunkName: "cheap-days" */ './home-teaser/cheap-days-part.tsx'),
    'flights-checkout-summary': () =>
      import(/* webpackChunkName: "checkout-summary" */ './slots/checkout-summary-part.tsx'),
    'flights-ticket': () => import(/* webpackChunkName: "ticket" */ './slots/ticket-part.tsx'),
    'flights-order-actions': () => import(/* webpackChunkName: "ticket" */ './slots/order-actions-part.tsx'),
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
