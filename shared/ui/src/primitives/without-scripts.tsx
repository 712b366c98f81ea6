import { chakra } from '@aylal/ui';
import { createContext, useContext, type ReactNode } from 'react';

const Inside = createContext(false);

/**
 * Rendered by the server, and seen only where the browser runs no scripts: a button that sends what a script applies at once, a plain field in place of a rich one.
 * Inside another one it is only its children: a browser with scripts reads `noscript` as text, up to the first end of one.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  if (useContext(Inside)) return children;
  // A text alone would be put into a page with scripts too, where it counts as part of the name of the element around it.
  const content = typeof children === 'string' ? <span>{children}</span> : children;
  return (
    <noscript>
      <Inside value>{content}</Inside>
    </noscript>
  );
}

/** Hidden where the browser runs no scripts: what would do nothing there. */
export const WithScripts = chakra('div', {
  base: { _empty: { display: 'none' }, '@media (scripting: none)': { display: 'none!important' } },
});
