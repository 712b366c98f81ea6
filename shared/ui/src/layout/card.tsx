import { chakra } from '@chakra-ui/react/styled-system';

/** A white surface with a hair border. `padded` gives it 16, from 1024 on 20 × 24. */
export const Card = chakra('section', {
  base: { bg: 'bg', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', minWidth: 0 },
  variants: {
    padded: { true: { padding: { base: '4', lg: '5' }, paddingInline: { lg: '6' } } },
    interactive: {
      true: {
        transition: 'translate var(--aylal-durations-quick), box-shadow var(--aylal-durations-quick)',
        _hover: { borderColor: 'border.control', boxShadow: 'md', translate: '0 -1px' },
      },
    },
    selected: { true: { borderColor: 'accent.solid', boxShadow: '0 0 0 1px var(--aylal-colors-accent-solid)' } },
    tone: {
      gold: { borderColor: 'gold.border' },
      muted: { bg: 'bg.muted' },
      dashed: { borderStyle: 'dashed', borderColor: 'border.control' },
    },
  },
});

/** The foot of a card: a quieter ground for the sum or the action. */
export const CardFooter = chakra('div', {
  base: {
    bg: 'bg.subtle',
    borderTopWidth: '1px',
    borderColor: 'border',
    borderBottomRadius: '13px',
    paddingBlock: '3.5',
    paddingInline: { base: '4', lg: '6' },
  },
});

/** Rows with hair lines between them inside a card. */
export const CardRows = chakra('div', {
  base: { '& > * + *': { borderTopWidth: '1px', borderColor: 'border.muted' } },
});
