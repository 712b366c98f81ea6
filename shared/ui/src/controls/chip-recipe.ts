import { defineRecipe } from '@chakra-ui/react/styled-system';

export const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: '40px', lg: '36px' },
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    bg: 'bg',
    color: 'fg',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { borderColor: 'border.control' },
    '&:disabled': { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
  },
  variants: {
    on: {
      true: {
        borderColor: 'accent.solid',
        bg: 'accent.subtle',
        color: 'accent.fg',
        fontWeight: '600',
        _hover: { borderColor: 'accent.solid' },
      },
    },
    size: { md: {}, touch: { minHeight: '44px' } },
  },
});
