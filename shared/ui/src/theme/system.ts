import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { memoizeRecipes } from './memoize-recipes.ts';
import { globalCss } from './global-css.ts';
import { recipes } from './recipes.ts';
import { extents, steps } from './scales.ts';
import tokens from './tokens.json' with { type: 'json' };

/**
 * Our Chakra system: the engine, our tokens and only the recipes we use. Chakra's own theme is never imported, because it would
 * travel whole (stack.md §2). Light and dark follow `data-theme` on the root element.
 */
export const system = memoizeRecipes(
  createSystem(defaultBaseConfig, {
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
  }),
);

/** The same without what is written for a whole page: reset, global styles, tokens and layers. */
export const systemWithoutGlobals: SystemContext = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
};
