import { defineRemote } from '@aylal/shell';

/** The remote module of the account: keeps what `descriptor.ts` promises. */
export const remote = defineRemote({
  id: 'mf-account',
  routes: {
    '/auth/login': () => import(/* webpackChunkName: "login" */ './access/login-screen.tsx'),
    '/auth/password-recovery': () =>
      import(/* webpackChunkName: "password-recovery" */ './access/password-recovery-screen.tsx'),
    '/user/order': () => import(/* webpackChunkName: "orders" */ './orders/orders-screen.tsx'),
    '/user': () => import(/* webpackChunkName: "user-area" */ './profile/user-area-screen.tsx'),
    '/user/profile': () => import(/* webpackChunkName: "profile" */ './profile/profile-screen.tsx'),
    '/user/wallet': () => import(/* webpackChunkName: "wallet" */ './wallet/wallet-screen.tsx'),
    '/user/game-wallet': () => import(/* webpackChunkName: "game-wallet" */ './game-wallet/game-wallet-screen.tsx'),
    '/user/game-wallet/user-statement': () =>
      import(/* webpackChunkName: "game-statement" */ './game-wallet/game-statement-screen.tsx'),
    '/user/security': () => import(/* webpackChunkName: "security" */ './security/security-screen.tsx'),
    '/user/not-me': () => import(/* webpackChunkName: "not-me" */ './not-me/not-me-screen.tsx'),
    '/user/passengers': () => import(/* webpackChunkName: "passengers" */ './passengers/passengers-screen.tsx'),
    '/user/hotels': () => import(/* webpackChunkName: "saved-hotels" */ './saved-hotels/saved-hotels-screen.tsx'),
    '/user/passengers/emongolia': () =>
      import(/* webpackChunkName: "identity-import" */ './passengers/identity/identity-import-screen.tsx'),
    '/user/order/:product/:refNumber': () => import(/* webpackChunkName: "order" */ './order/order-screen.tsx'),
  },
  dialogs: {
    LOGIN_VIEW: () => import(/* webpackChunkName: "login-dialog" */ './access/login-dialog.tsx'),
    USER_UPDATE_VIEW: () => import(/* webpackChunkName: "user-update" */ './profile/user-update-dialog.tsx'),
    PIN_USER_UPDATE_VIEW: () =>
      import(/* webpackChunkName: "pin-user-update" */ './profile/pin-user-update-dialog.tsx'),
    WALLET_TOP_UP_VIEW: () => import(/* webpackChunkName: "wallet-top-up" */ './wallet/top-up-dialog.tsx'),
    ACCOUNT_DELETE_VIEW: () => import(/* webpackChunkName: "account-delete" */ './security/account-delete-dialog.tsx'),
    PIN_VIEW: () => import(/* webpackChunkName: "pin" */ './game-wallet/pin-dialog.tsx'),
    PIN_WITHDRAW_VIEW: () => import(/* webpackChunkName: "pin-withdraw" */ './game-wallet/pin-withdraw-dialog.tsx'),
    SESSION_END_VIEW: () => import(/* webpackChunkName: "session-end" */ './security/session-end-dialog.tsx'),
    PASSENGER_VIEW: () => import(/* webpackChunkName: "passenger" */ './passengers/passenger-dialog.tsx'),
    GLOBAL_PASSENGER_VIEW: () =>
      import(/* webpackChunkName: "global-passenger" */ './passengers/global-passenger-dialog.tsx'),
    PASSPORT_VIEW: () => import(/* webpackChunkName: "passport" */ './passengers/passport-dialog.tsx'),
    EMONGOLIA_IMPORT_VIEW: () =>
      import(/* webpackChunkName: "identity-import-dialog" */ './passengers/identity/identity-import-dialog.tsx'),
    ORDER_CANCEL_VIEW: () => import(/* webpackChunkName: "order-cancel" */ './order/cancel/order-cancel-dialog.tsx'),
    HOTEL_REFUND_VIEW: () => import(/* webpackChunkName: "hotel-refund" */ './order/hotel/hotel-refund-dialog.tsx'),
    HOTEL_CANCEL_VIEW: () => import(/* webpackChunkName: "hotel-cancel" */ './order/hotel/hotel-cancel-dialog.tsx'),
    HOTEL_ORDER_CANCEL_VIEW: () =>
      import(/* webpackChunkName: "hotel-cancel" */ './order/hotel/hotel-order-cancel-dialog.tsx'),
    GIVE_BACK_VIEW: () => import(/* webpackChunkName: "give-back" */ './order/full-refund/full-refund-dialog.tsx'),
    BUS_CANCEL_VIEW: () => import(/* webpackChunkName: "bus-cancel" */ './order/bus/bus-cancel-dialog.tsx'),
    FLIGHT_REFUND_VIEW: () => import(/* webpackChunkName: "flight-refund" */ './order/refund/flight-refund-dialog.tsx'),
  },
  slots: {
    'account-import': () => import(/* webpackChunkName: "import-card" */ './passengers/identity/import-card.tsx'),
    'top-up-checkout-summary': () => import(/* webpackChunkName: "top-up-order" */ './top-up/top-up-summary-part.tsx'),
    'top-up-order': () => import(/* webpackChunkName: "top-up-order" */ './top-up/top-up-order-part.tsx'),
  },
  messages: {
    mn: () => import(/* webpackChunkName: "messages-mn" */ './i18n/mn.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "messages-en" */ './i18n/en.json', { with: { type: 'json' } }),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './i18n/zh.json', { with: { type: 'json' } }),
    ru: () => import(/* webpackChunkName: "messages-ru" */ './i18n/ru.json', { with: { type: 'json' } }),
    ko: () => import(/* webpackChunkName: "messages-ko" */ './i18n/ko.json', { with: { type: 'json' } }),
    ja: () => import(/* webpackChunkName: "messages-ja" */ './i18n/ja.json', { with: { type: 'json' } }),
  },
});
