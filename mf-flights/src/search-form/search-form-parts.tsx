import { chakra } from '@aylal/ui';

/** Places, days, people and the button in a row where there is room; over several towns the trips stand above. */
export const Fields = chakra('div', {
  base: { display: 'grid', gap: '2', alignItems: 'start' },
  variants: {
    towns: {
      true: { gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,20rem) auto' }, justifyContent: 'start' },
      false: {
        gridTemplateColumns: {
          base: 'minmax(0,1fr)',
          lg: 'minmax(0,1.4fr) minmax(0,1fr)',
          xl: 'minmax(0,2.2fr) minmax(0,1.35fr) minmax(0,1.05fr) auto',
        },
      },
    },
  },
});

/** From and to beside or under each other, with the swap on their seam. */
export const Places = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: { base: '2', lg: '5' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) minmax(0,1fr)' },
    // On a phone the swap stands on the end of both fields: their words stop before it.
    '& > div > button': { paddingInlineEnd: '16' },
  },
});

export const Swap = chakra('button', {
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    zIndex: 'raised',
    width: { base: '44px', lg: '36px' },
    height: { base: '44px', lg: '36px' },
    top: { base: '38px', lg: '10px' },
    insetEnd: { base: '12px', lg: 'auto' },
    left: { lg: 'calc(50% - 18px)' },
    rotate: { base: '90deg', lg: '0deg' },
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    bg: 'bg',
    color: 'accent.fg',
    cursor: 'pointer',
    _hover: { bg: 'accent.subtle' },
  },
});
