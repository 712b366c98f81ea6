import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type mn from './mn.json';

/** The words parts say by themselves: Close, Next month, names of days. */
export type UiTexts = typeof mn;
export type UiLocale = 'mn' | 'en' | 'zh' | 'ru' | 'ko' | 'ja';

const files: Record<UiLocale, () => Promise<{ default: UiTexts }>> = {
  mn: () => import(/* webpackChunkName: "messages-mn" */ './mn.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json', { with: { type: 'json' } }),
  zh: () => import(/* webpackChunkName: "messages-zh" */ './zh.json', { with: { type: 'json' } }),
  ru: () => import(/* webpackChunkName: "messages-ru" */ './ru.json', { with: { type: 'json' } }),
  ko: () => import(/* webpackChunkName: "messages-ko" */ './ko.json', { with: { type: 'json' } }),
  ja: () => import(/* webpackChunkName: "messages-ja" */ './ja.json', { with: { type: 'json' } }),
};

const loaded = new Map<UiLocale, UiTexts>();
const loading = new Map<UiLocale, Promise<UiTexts>>();

/** Loads the parts' own words of a language, each once: a host waits for it before it shows the language. A failure is tried again by the next call. */
export function loadUiTexts(locale: UiLocale): Promise<UiTexts> {
  const known = loading.get(locale);
  if (known) return known;
  const coming = files[locale]().then(({ default: texts }) => {
    loaded.set(locale, texts);
    return texts;
  });
  coming.catch(() => loading.delete(locale));
  loading.set(locale, coming);
  return coming;
}

const UiTextsContext = createContext<UiTexts | null>(null);

/** Suspends where nobody has loaded the language. */
export function UiTextsProvider({ locale, children }: { locale: UiLocale; children: ReactNode }) {
  const texts = loaded.get(locale) ?? use(loadUiTexts(locale));
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

/** The parts' own words in the language of the nearest `UiProvider`; without one, in a language that was loaded. */
export function useUiTexts(): UiTexts {
  const [anyLoaded] = loaded.values();
  const texts = use(UiTextsContext) ?? anyLoaded;
  if (!texts) throw new Error('the parts have no words: loadUiTexts comes first');
  return texts;
}
