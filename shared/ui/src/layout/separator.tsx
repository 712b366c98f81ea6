import { chakra } from '@chakra-ui/react/styled-system';

/** A hair line between things that belong together; `dashed` marks a cut. */
export const Separator = chakra('hr', {
  base: { border: '0', borderTopWidth: '1px', borderColor: 'border.muted', margin: '0' },
  variants: {
    variant: {
      solid: { borderTopStyle: 'solid' },
      dashed: { borderTopStyle: 'dashed', borderColor: 'border.emphasized' },
    },
    strong: { true: { borderColor: 'border' } },
  },
  defaultVariants: { variant: 'solid' },
});
