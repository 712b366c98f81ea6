import { chakra } from '@aylal/ui';

/** A row of the phone's menu: icon and word over the whole width. */
export const DrawerRow = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minHeight: '44px',
    paddingInline: '4',
    color: 'fg',
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { color: 'fg.subtle' },
    _hover: { bg: 'bg.muted' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current=page]': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      fontWeight: '600',
      '& > svg': { color: 'inherit' },
    },
  },
});

/** Rows one below the other. */
export const DrawerList = chakra('ul', { base: { listStyle: 'none' } });
