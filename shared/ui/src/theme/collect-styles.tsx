import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { hydratedStylesMark } from './hydrated-styles.tsx';

/** The styles of one render on a server. */
export interface StyleCollector {
  /** Goes around everything that is rendered. */
  Provider(props: { children: ReactNode }): ReactNode;
  /** What was used since this was asked for last, as one style element, marked with the names that it holds, by which the browser adds nothing twice (`hydratedStyles`). */
  styleElements(): string;
}

/** Keeps the styles of a render out of the body: between elements they would shift `:first-child` and weigh down every part (stack.md §8). One for each render. */
export function createStyleCollector(): StyleCollector {
  const cache = createCache({ key: 'css' });
  // Tells the cache to keep the text of every rule instead of handing it to the element that needs it.
  cache.compat = true;
  const globals = new Set<string>();
  const collected = new Set<string>();
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, keep) => {
    if (selector === '') globals.add(serialized.name);
    return insert(selector, serialized, sheet, keep);
  };
  return {
    Provider: ({ children }) => <CacheProvider value={cache}>{children}</CacheProvider>,
    styleElements() {
      const rules = Object.entries(cache.inserted).filter(
        (rule): rule is [string, string] => rule[1] !== true && !collected.has(rule[0]),
      );
      for (const [name] of rules) collected.add(name);
      const globalsFirst = [
        ...rules.filter(([name]) => globals.has(name)),
        ...rules.filter(([name]) => !globals.has(name)),
      ];
      const names = globalsFirst.map(([name]) => name).join(' ');
      // `</style` cannot stand in a rule of ours; if it ever does, it ends nothing.
      const text = globalsFirst.map(([, rule]) => rule.replace(/<\//g, '<\\/')).join('');
      return `<style ${hydratedStylesMark}="${names}">${text}</style>`;
    },
  };
}
