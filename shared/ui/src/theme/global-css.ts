import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** What holds on every page, whoever draws it: type, focus ring, languages, reduced motion, print. */
export const globalCss = defineGlobalStyles({
  html: {
    colorPalette: 'accent',
    scrollPaddingTop: '72px',
    scrollPaddingBottom: '96px',
    textSizeAdjust: '100%',
    colorScheme: 'light',
    bg: 'bg.canvas',
  },
  'html[data-theme=dark]': { colorScheme: 'dark' },
  body: {
    background: { base: 'bg.canvas', _print: 'white' },
    color: { base: 'fg', _print: 'black' },
    fontFamily: 'body',
    textStyle: 'body',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
    textRendering: 'optimizeLegibility',
  },
  'h1, h2, h3, h4, b, strong, th': { fontWeight: '600' },
  'button, [role=button], summary, label, select': { touchAction: 'manipulation' },
  'button:not(:disabled), [role=button], summary, select': { cursor: 'pointer' },
  '::placeholder': { color: 'fg.subtle', opacity: 1 },
  '::selection': { background: 'accent.emphasized' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
  ':is(h1, h2, main, div)[tabindex="-1"]:focus-visible': { outline: 'none' },
  ':lang(ja)': { fontFamily: 'ja' },
  // Korean words are not broken inside, as other languages of spaces.
  ':lang(ko)': { fontFamily: 'ko', wordBreak: 'keep-all' },
  '.tabler-icon': { strokeWidth: '1.6', flexShrink: 0 },
  '*, ::before, ::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '[data-print=hide], [data-layer]': { '@media print': { display: 'none !important' } },
  '[data-print=only]': { '@media not print': { display: 'none !important' } },
});
