import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { ProvidedGlobalsContext } from './provided-globals.ts';

/** On a style element that came with the page: the names of its rules, apart by spaces. */
export const hydratedStylesMark = 'data-aylal-styles';

/**
 * For the browser: a provider that takes the rules which came with a rendered page as given, and adds only others. The style library has a way of its own for
 * that, but it moves the elements within the head, three times over: each makes a phone work out the looks and places of the whole page again.
 */
export function hydratedStyles(page: Document): (props: { children: ReactNode }) => ReactNode {
  // One element for each rule: a rule in a layer that joins a sheet which has some makes Chromium look for its fonts again, and text that stands would move into one that was late.
  const cache = createCache({ key: 'css', speedy: false });
  const elements = [...page.querySelectorAll(`style[${hydratedStylesMark}]`)];
  const given = new Set(elements.flatMap((element) => element.getAttribute(hydratedStylesMark)?.split(' ') ?? []));
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, keep) =>
    given.has(serialized.name) ? undefined : insert(selector, serialized, sheet, keep);
  // The first of them begins with the global styles (`collect-styles.tsx`).
  return ({ children }) => (
    <ProvidedGlobalsContext value={elements.length > 0}>
      <CacheProvider value={cache}>{children}</CacheProvider>
    </ProvidedGlobalsContext>
  );
}
