import { css, jsx } from '@emotion/react';
import type { ReactNode } from 'react';
import { uiSystem } from './system.ts';

/**
 * The tokens of this major as a rule of the frame's own class: their variables have the names that other majors use, and reach what is inside the frame only. Where the
 * system sets them on the page's root, they are set on the frame.
 */
function tokensOfFrame() {
  const system = uiSystem();
  const [rules = {}] = Object.values(system.getTokenCss());
  const root = `&${system._config.cssVarsRoot}`;
  return Object.entries(rules).map(([selector, variables]) => ({
    // The light ones too, which would be read as `.frame:root .frame`; those of the dark have more weight.
    [selector === root ? '&' : selector.replaceAll(':root &', '&')]: variables,
  }));
}

let frame: ReturnType<typeof css> | undefined;

/** Worked out when a part of another major is drawn: most pages have none. */
function frameStyles() {
  return (frame ??= css([
    { display: 'contents' },
    ...tokensOfFrame(),
    uiSystem().css({ colorPalette: 'accent', color: 'fg' }),
  ]));
}

/** An element without a box of its own, in which the tokens of this major hold. */
export function LookFrame({ children }: { children?: ReactNode }) {
  return jsx('div', { css: frameStyles(), children });
}
