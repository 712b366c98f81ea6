import { chakra } from '@aylal/ui';

/** Marks the middle of a map that has the keyboard's focus: what Enter chooses. */
export const MiddleMark = chakra('span', {
  base: {
    position: 'absolute',
    insetStart: 'calc(50% - 11px)',
    top: 'calc(50% - 11px)',
    width: '22px',
    height: '22px',
    borderWidth: '2px',
    borderColor: 'accent.solid',
    borderRadius: 'full',
    pointerEvents: 'none',
    display: 'none',
    zIndex: '3',
    '[role=application]:focus-visible > &': { display: 'block' },
  },
});
