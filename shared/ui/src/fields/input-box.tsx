import { chakra } from '@chakra-ui/react/styled-system';

/** The bordered box of a field: 48 high, two-pixel ring when something inside has the focus. */
export const InputBox = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: '48px',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    '&:focus-within': {
      borderColor: 'accent.solid',
      outline: '2px solid',
      outlineColor: 'focusRing',
      outlineOffset: '-1px',
    },
  },
  variants: {
    state: {
      error: { borderColor: 'rose.solid', boxShadow: 'inset 0 0 0 1px var(--aylal-colors-rose-solid)' },
      off: { bg: 'bg.muted', borderColor: 'border', color: 'fg.muted' },
    },
    size: { search: { minHeight: '56px' } },
  },
});

/** The bare input that is inside an `InputBox`; 16 px, so that a phone does not zoom. */
export const BareInput = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    width: 'full',
    alignSelf: 'stretch',
    bg: 'transparent',
    border: '0',
    padding: '0',
    color: 'inherit',
    textStyle: 'input',
    '&:focus, &:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
