import { defineRemote } from '@aylal/shell';

/** The remote module of the checkout: keeps what `descriptor.ts` promises. */
export const remote = defineRemote({
  id: 'mf-checkout',
  routes: {
    '/checkout': () => import(/* webpackChunkName: "find-checkout" */ './checkout/find-checkout-screen.tsx'),
    '/checkout/:refNumber': () => import(/* webpackChunkName: "checkout" */ './checkout/checkout-screen.tsx'),
  },
  dialogs: {
    HOTEL_PAYMENT_TYPE_VIEW: () =>
      import(/* webpackChunkName: "flight-payment-type" */ './payment-type/hotel-payment-type-dialog.tsx'),
    BANK_TRANSFER_VIEW: () => import(/* webpackChunkName: "bank-transfer" */ './transfer/bank-transfer-dialog.tsx'),
    FLIGHT_PAYMENT_TYPE_VIEW: () =>
      import(/* webpackChunkName: "flight-payment-type" */ './payment-type/flight-payment-type-dialog.tsx'),
    PARTIAL_PAYMENT_SCHEDULE_VIEW: () =>
      import(/* webpackChunkName: "instalment-schedule" */ './instalments/instalment-schedule-dialog.tsx'),
    PAYMENT_VIEW: () => import(/* webpackChunkName: "payment" */ './payment/payment-dialog.tsx'),
    WALLET_PAYMENT_VIEW: () => import(/* webpackChunkName: "wallet-payment" */ './wallet/wallet-payment-dialog.tsx'),
    LOAN_PAYMENT_VIEW: () => import(/* webpackChunkName: "loan" */ './loan/loan-dialog.tsx'),
    PAYMENT_TERMS_CHANGE_VIEW: () =>
      import(/* webpackChunkName: "flight-payment-type" */ './payment-type/terms-change-dialog.tsx'),
    EARLY_PAYMENT_INFO_VIEW: () =>
      import(/* webpackChunkName: "pay-later" */ './pay-later/early-payment-info-dialog.tsx'),
    BNPL_INFO_VIEW: () => import(/* webpackChunkName: "pay-later" */ './pay-later/bnpl-info-dialog.tsx'),
    PAYMENT_INFO_VIEW: () => import(/* webpackChunkName: "pay-later" */ './pay-later/payment-info-dialog.tsx'),
    LEND_VIEW: () => import(/* webpackChunkName: "pay-later" */ './pay-later/lend-dialog.tsx'),
    POCKET_ZERO_INFO_VIEW: () => import(/* webpackChunkName: "pay-later" */ './pay-later/pocket-zero-info-dialog.tsx'),
    POCKET_FLIGHT_VIEW: () => import(/* webpackChunkName: "pay-later" */ './pay-later/pocket-flight-dialog.tsx'),
    LENDPAY_FLIGHT_VIEW: () => import(/* webpackChunkName: "pay-later" */ './pay-later/lendpay-flight-dialog.tsx'),
  },
  panels: {
    paymentMethod: () => import(/* webpackChunkName: "payment-method-panel" */ './checkout/payment-method-panel.tsx'),
    mobilityEBarimt: () => import(/* webpackChunkName: "receipt-panel" */ './receipt/receipt-panel.tsx'),
  },
  slots: {
    'checkout-order-receipt': () => import(/* webpackChunkName: "receipt" */ './receipt/receipt-part.tsx'),
    'checkout-ride-receipt': () => import(/* webpackChunkName: "receipt" */ './receipt/ride-receipt-part.tsx'),
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
