import { inLanguages } from '@aylal/domain/language';
import { loadUiTexts } from '@aylal/ui';
import type { MessageSource } from './locale-service.ts';

/** The design system's own words, loaded with those of the page; `UiProvider` finds them there. */
export const uiMessages = inLanguages((locale): MessageSource[typeof locale] => async () => ({
  default: await loadUiTexts(locale),
}));
