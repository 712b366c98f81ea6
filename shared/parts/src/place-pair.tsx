import type { ReactNode } from 'react';
import { chakra } from '@aylal/ui';
import { IconArrowsLeftRight } from '@aylal/ui/icons';

export interface PlacePairProps {
  /** The fields of origin and destination. */
  children: [ReactNode, ReactNode];
  swapLabel: string;
  onSwap: () => void;
  /** There is nothing to change for each other yet. */
  disabled?: boolean;
}

/** From and to beside or under each other, with the button that changes them for each other on their seam. */
export function PlacePair({ children, swapLabel, onSwap, disabled }: PlacePairProps) {
  return (
    <Places>
      {children}
      <Swap type="button" aria-label={swapLabel} onClick={onSwap} disabled={disabled}>
        <IconArrowsLeftRight size={18} />
      </Swap>
    </Places>
  );
}

const Places = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: { base: '2', lg: '5' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) minmax(0,1fr)' },
    // On a phone the swap is on the end of both fields: their words stop before it.
    '& > div > button': { paddingInlineEnd: '16' },
  },
});

const Swap = chakra('button', {
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
    _disabled: { color: 'fg.muted', cursor: 'default', bg: 'bg' },
  },
});
