import { defineRemote } from '@aylal/shell';

/** The remote module of the console: keeps what `descriptor.ts` promises. People of the office read Mongolian or English; every other language gets the English words. */
export const remote = defineRemote({
  id: 'mf-console',
  routes: {
    '/releases': () => import(/* webpackChunkName: "releases" */ './releases/releases-screen.tsx'),
    '/releases/:remote': () => import(/* webpackChunkName: "remote-page" */ './remote/remote-screen.tsx'),
    '/releases/:remote/:version': () => import(/* webpackChunkName: "release" */ './release/release-screen.tsx'),
    '/publish': () => import(/* webpackChunkName: "publish" */ './publish/publish-screen.tsx'),
    '/revisions': () => import(/* webpackChunkName: "revisions" */ './revisions/revisions-screen.tsx'),
    '/platform': () => import(/* webpackChunkName: "platform" */ './platform/platform-screen.tsx'),
    '/release-keys': () => import(/* webpackChunkName: "keys" */ './keys/keys-screen.tsx'),
    '/release-registry': () => import(/* webpackChunkName: "registry" */ './registry/registry-screen.tsx'),
    '/release-log': () => import(/* webpackChunkName: "log" */ './log/log-screen.tsx'),
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
