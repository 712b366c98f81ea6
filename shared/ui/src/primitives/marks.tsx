import { chakra } from '@aylal/ui';

const hiddenControl = {
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  margin: '0',
  opacity: '0',
  cursor: 'inherit',
} as const;

/** A native radio or checkbox laid invisibly over its drawn mark: keyboard, form and readers get the real one. */
export const HiddenControl = chakra('input', { base: hiddenControl });

const FOCUS = 'input:focus-visible + &';

export const RadioMark = chakra('span', {
  base: {
    display: 'block',
    width: '20px',
    height: '20px',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'bg',
    transitionProperty: 'border-width, border-color',
    transitionDuration: 'quick',
    'input:checked + &': { borderWidth: '6px', borderColor: 'accent.solid' },
    'input:disabled + &': { bg: 'bg.muted', borderColor: 'border.emphasized' },
    [FOCUS]: { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
  },
});

export const CheckMark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: '5px',
    bg: 'bg',
    color: 'transparent',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'quick',
    'input:checked + &': { bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.contrast' },
    'input:disabled + &': { bg: 'bg.muted', borderColor: 'border.emphasized' },
    'input:disabled:checked + &': { color: 'fg.subtle' },
    'input[aria-invalid=true] + &': { borderColor: 'rose.solid' },
    [FOCUS]: { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
  },
});

export const MarkFrame = chakra('span', {
  base: { position: 'relative', flexShrink: 0, width: '20px', height: '20px' },
});
