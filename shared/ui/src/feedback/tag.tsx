import { chakra } from '@chakra-ui/react/styled-system';

/** A word about a thing: paid, cancelled, most suitable. At most two on a card; never colour alone, so put an icon before the word. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingBlock: '2px',
    paddingInline: '2',
    borderRadius: 'sm',
    textStyle: 'tag',
    whiteSpace: 'nowrap',
    bg: 'bg.muted',
    color: 'fg.muted',
    '& svg': { width: '14px', height: '14px' },
  },
  variants: {
    tone: {
      neutral: {},
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      success: { bg: 'bg.success', color: 'fg.success' },
      warning: { bg: 'bg.warning', color: 'fg.warning' },
      danger: { bg: 'bg.error', color: 'fg.error' },
      gold: { bg: 'gold.subtle', color: 'gold.fg' },
    },
  },
});
