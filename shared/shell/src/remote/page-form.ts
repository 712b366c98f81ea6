import { createContext, useContext } from 'react';
import type { PageForm } from './posted-form.ts';

const PageFormContext = createContext<PageForm | null>(null);

/** For a host that renders pages on a server. */
export const PageFormProvider = PageFormContext.Provider;

/** Of the page that is shown as the server has rendered it; null in any other, whose forms scripts send. `Refused` is what the screen's own `submit` says. */
export function usePageForm<Refused = unknown>(): PageForm<Refused> | null {
  return useContext(PageFormContext) as PageForm<Refused> | null;
}
