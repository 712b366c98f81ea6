import type { Locale } from '@aylal/domain/language';
import type { Messages } from './create-i18n.ts';
import type { MessageKey, Translate } from './message-key.ts';
import type en from './messages/en.json';

/** The namespace `shared`, as its file has it. */
export type SharedMessages = typeof en;
export type SharedKey = MessageKey<SharedMessages>;
export type SharedTranslate = Translate<SharedKey>;

/**
 * The namespace `shared`: validation keys of the contracts, notices of the specification, words for every problem, verbs on buttons.
 * Each language is a chunk of its own and is loaded when it is spoken.
 */
export const sharedMessages: Record<Locale, () => Promise<{ default: Messages }>> = {
  mn: () => import(/* webpackChunkName: "messages-mn" */ './messages/mn.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json', { with: { type: 'json' } }),
  zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.json', { with: { type: 'json' } }),
  ru: () => import(/* webpackChunkName: "messages-ru" */ './messages/ru.json', { with: { type: 'json' } }),
  ko: () => import(/* webpackChunkName: "messages-ko" */ './messages/ko.json', { with: { type: 'json' } }),
  ja: () => import(/* webpackChunkName: "messages-ja" */ './messages/ja.json', { with: { type: 'json' } }),
};
