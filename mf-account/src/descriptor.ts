import { defineDescriptor } from '@aylal/shell/descriptor';

/** What the shell knows of the account without loading it. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-account',
  contract: '^1.0.0',
  modes: ['web', 'emongolia'],
  routes: [
    { pattern: '/auth/login', chunk: 'login', noindex: true },
    { pattern: '/auth/password-recovery', chunk: 'password-recovery', noindex: true },
    {
      pattern: '/user/order',
      chunk: 'orders',
      reads: [{ path: '/api/order/v1/list/', query: ['page'] }],
      noindex: true,
    },
    {
      pattern: '/user/order/:product/:refNumber',
      chunk: 'order',
      reads: [{ path: '/api/order/v1/detail/{product}/{refNumber}/' }],
      noindex: true,
    },
  ],
  navigation: [
    {
      id: 'orders',
      label: {
        mn: 'Миний захиалга',
        en: 'My orders',
        zh: '我的订单',
        ru: 'Мои заказы',
        ko: '내 예약',
        ja: '予約一覧',
      },
      path: '/user/order',
      icon: 'ticket',
      menu: { group: 'user', order: 10 },
    },
  ],
  dialogs: [{ view: 'LOGIN_VIEW', chunk: 'login-dialog' }],
  events: { produces: [], consumes: ['order/paid@1', 'session/changed@1'] },
});
