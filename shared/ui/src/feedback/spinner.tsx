import { chakra } from '@chakra-ui/react/styled-system';

/** A turning ring inside a button or a field that is checking. A waiting page shows skeletons instead. */
export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    width: '18px',
    height: '18px',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.8s linear infinite',
  },
});
