import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { loadUiTexts, type UiLocale } from '../texts/ui-texts.tsx';
import { UiProvider } from '../ui-provider.tsx';

beforeAll(async () => {
  await Promise.all((['mn', 'en', 'zh', 'ru', 'ko', 'ja'] as const).map(loadUiTexts));
});

/** Renders under the provider and gives a keyboard and a pointer. */
export function renderUi(content: ReactNode, locale: UiLocale = 'en'): RenderResult & { user: UserEvent } {
  const user = userEvent.setup();
  return { user, ...render(<UiProvider locale={locale}>{content}</UiProvider>) };
}
