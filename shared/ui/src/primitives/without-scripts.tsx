import { chakra } from '@aylal/ui';
import type { ReactNode } from 'react';

/** Rendered by the server, and seen only where the browser runs no scripts: a button that sends what a script applies at once, a plain field in place of a rich one. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  // A text alone would be put into a page with scripts too, where it counts as part of the name of the element around it.
  return <noscript>{typeof children === 'string' ? <span>{children}</span> : children}</noscript>;
}

/** Hidden where the browser runs no scripts: what would do nothing there. */
export const WithScripts = chakra('div', {
  base: { _empty: { display: 'none' }, '@media (scripting: none)': { display: 'none!important' } },
});
