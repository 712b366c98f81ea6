import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import mn from './mn.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** The words parts say by themselves: Close, Next month, names of days. */
export type UiTexts = typeof mn;
export type UiLocale = 'mn' | 'en' | 'zh' | 'ru' | 'ko' | 'ja';

const TEXTS: Record<UiLocale, UiTexts> = { mn, en, zh, ru, ko, ja };

const UiTextsContext = createContext<UiTexts>(mn);

/** All parts' own words in one language. */
export function uiTextsOf(locale: UiLocale): UiTexts {
  return TEXTS[locale];
}

export function UiTextsProvider({ locale, children }: { locale: UiLocale; children: ReactNode }) {
  return <UiTextsContext value={TEXTS[locale]}>{children}</UiTextsContext>;
}

/** The parts' own words in the language of the nearest `UiProvider`. */
export function useUiTexts(): UiTexts {
  return use(UiTextsContext);
}
