import { defineRemote } from '@aylal/shell';

/** The door of games and vehicles: keeps what `descriptor.ts` promises. */
export const remote = defineRemote({
  id: 'mf-lottery-mobility',
  routes: {
    '/mobility': () => import(/* webpackChunkName: "mobility" */ './mobility/mobility-screen.tsx'),
  },
  dialogs: {
    GEOLOCATION_VIEW: () => import(/* webpackChunkName: "geolocation" */ './geolocation/geolocation-dialog.tsx'),
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
