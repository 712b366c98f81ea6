import { chakra } from '@aylal/ui';

/** A word in the top bar: link, or button of a menu. `sky` is its look on the home page's sky. */
export const BarItem = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    height: 'full',
    minHeight: '44px',
    paddingInline: '3',
    borderBlockWidth: '2px',
    borderColor: 'transparent',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: 'sm' },
    '&[aria-current=page], &[data-current]': { color: 'fg', fontWeight: '600', borderBottomColor: 'accent.solid' },
  },
  variants: {
    sky: {
      true: {
        color: '#FFFFFFE0',
        _hover: { color: 'white' },
        '&:focus-visible': { outlineColor: 'white' },
        '&[aria-current=page], &[data-current]': { color: 'white', borderBottomColor: 'white' },
      },
    },
  },
});

/** A small tool at the right of the bar: phone, language, currency, sign-in. */
export const BarTool = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '44px',
    paddingInline: '2.5',
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
  variants: {
    sky: {
      true: {
        color: '#FFFFFFE0',
        _hover: { bg: '#FFFFFF26', color: 'white' },
        '&:focus-visible': { outlineColor: 'white' },
      },
    },
  },
});
