import { chakra } from '@aylal/ui';
import type { ReactNode } from 'react';

/** Rendered by the server, and seen only where the browser runs no scripts: a button that sends what a script applies at once, a plain field in place of a rich one. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}

/** Hidden where the browser runs no scripts: what would do nothing there. */
export const WithScripts = chakra('div', {
  base: { _empty: { display: 'none' }, '@media (scripting: none)': { display: 'none!important' } },
});
