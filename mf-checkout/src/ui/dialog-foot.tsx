import { chakra } from '@aylal/ui';

/** The action of a long window, in sight while what is above it scrolls. It reaches over the padding of the window's body. */
export const DialogFoot = chakra('div', {
  base: {
    '--foot': { base: 'calc(16px + env(safe-area-inset-bottom, 0px))', md: '24px' },
    position: 'sticky',
    bottom: 'calc(-1 * var(--foot))',
    zIndex: 'raised',
    display: 'grid',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
    marginInline: { base: '-4', md: '-6' },
    marginBottom: 'calc(-1 * var(--foot))',
    paddingInline: { base: '4', md: '6' },
    paddingTop: '3',
    paddingBottom: 'var(--foot)',
  },
});
