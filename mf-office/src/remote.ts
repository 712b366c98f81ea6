import { defineRemote } from '@aylal/shell';

/** The remote module of the office: keeps what `descriptor.ts` promises. People of the office read Mongolian or English; every other language gets the English words. */
export const remote = defineRemote({
  id: 'mf-office',
  routes: {
    '/work': () => import(/* webpackChunkName: "work" */ './work/work-screen.tsx'),
    '/orders': () => import(/* webpackChunkName: "orders" */ './orders/orders-screen.tsx'),
    '/orders/:ref': () => import(/* webpackChunkName: "order" */ './order/order-screen.tsx'),
    '/money': () => import(/* webpackChunkName: "money" */ './money/money-screen.tsx'),
    '/overdue': () => import(/* webpackChunkName: "overdue" */ './overdue/overdue-screen.tsx'),
    '/figures': () => import(/* webpackChunkName: "figures" */ './figures/figures-screen.tsx'),
    '/content': () => import(/* webpackChunkName: "content" */ './content/content-screen.tsx'),
    '/content/:kind/:slug': () => import(/* webpackChunkName: "content-edit" */ './content-edit/edit-screen.tsx'),
    '/lotteries': () => import(/* webpackChunkName: "lotteries" */ './lotteries/lotteries-screen.tsx'),
    '/coupons': () => import(/* webpackChunkName: "coupons" */ './coupons/coupons-screen.tsx'),
    '/me': () => import(/* webpackChunkName: "me" */ './me/me-screen.tsx'),
    '/audit': () => import(/* webpackChunkName: "audit" */ './audit/audit-screen.tsx'),
  },
  messages: {
    mn: () => import(/* webpackChunkName: "messages-mn" */ './i18n/messages-mn.ts'),
    en: () => import(/* webpackChunkName: "messages-en" */ './i18n/messages-en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './i18n/messages-en.ts'),
    ru: () => import(/* webpackChunkName: "messages-ru" */ './i18n/messages-en.ts'),
    ko: () => import(/* webpackChunkName: "messages-ko" */ './i18n/messages-en.ts'),
    ja: () => import(/* webpackChunkName: "messages-ja" */ './i18n/messages-en.ts'),
  },
});
