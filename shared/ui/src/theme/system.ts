import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { memoizeRecipes } from './memoize-recipes.ts';
import { globalCss } from './global-css.ts';
import { recipes } from './recipes.ts';
import { extents, steps } from './scales.ts';
import tokens from './tokens.json' with { type: 'json' };

let whole: SystemContext | undefined;
let bare: SystemContext | undefined;

/**
 * Our Chakra system: the engine, our tokens and only the recipes we use. Chakra's own theme is never imported, because it would
 * travel whole (stack.md §2). Light and dark follow `data-theme` on the root element. Put together once, when it is first asked for: that takes a slow phone 100 ms.
 */
export function uiSystem(): SystemContext {
  return (whole ??= memoizeRecipes(makeSystem()));
}

/** Puts the look together ahead of the first part that is drawn, so that a page can do it in a task of its own. */
export function prepareLook(): void {
  uiSystem();
}

/** The same without what is written for a whole page: reset, global styles, tokens and layers. */
export function systemWithoutGlobals(): SystemContext {
  const system = uiSystem();
  return (bare ??= { ...system, _global: [], _config: { ...system._config, disableLayers: true } });
}

function makeSystem(): SystemContext {
  return createSystem(defaultBaseConfig, {
    preflight: true,
    cssVarsPrefix: 'aylal',
    cssVarsRoot: ':where(html)',
    conditions: tokens.conditions,
    globalCss,
    theme: {
      breakpoints: tokens.breakpoints,
      keyframes: {
        ...tokens.theme.keyframes,
        draw: { from: { transform: 'scaleX(0)' } },
        creep: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } },
      },
      tokens: {
        ...tokens.theme.tokens,
        spacing: { ...steps, ...tokens.theme.tokens.spacing },
        sizes: { ...steps, ...extents, ...tokens.theme.tokens.sizes },
      },
      semanticTokens: tokens.theme.semanticTokens,
      textStyles: tokens.theme.textStyles,
      recipes,
    },
  });
}
