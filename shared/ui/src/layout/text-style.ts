import { defineRecipe } from '@chakra-ui/react/styled-system';

export const headingRecipe = defineRecipe({
  base: { fontFamily: 'heading', fontWeight: '600', color: 'inherit', textWrap: 'balance' },
  variants: {
    size: {
      hero: { textStyle: { base: 'heroPhone', lg: 'hero' } },
      h1: { textStyle: { base: 'h1Phone', lg: 'h1' } },
      h2: { textStyle: { base: 'h2Phone', lg: 'h2' } },
      h3: { textStyle: 'h3' },
      label: { textStyle: 'label' },
    },
  },
  defaultVariants: { size: 'h2' },
});

export const textRecipe = defineRecipe({
  variants: {
    kind: {
      body: { textStyle: 'body' },
      lead: { textStyle: 'lead' },
      note: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      small: { textStyle: 'small' },
      caption: { textStyle: 'caption' },
    },
    tone: {
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      accent: { color: 'accent.fg' },
      success: { color: 'fg.success' },
      warning: { color: 'fg.warning' },
      danger: { color: 'fg.error' },
      gold: { color: 'gold.fg' },
    },
    strong: { true: { fontWeight: '600' } },
  },
});

export const linkRecipe = defineRecipe({
  base: {
    color: 'accent.fg',
    fontWeight: '600',
    borderRadius: 'xs',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    variant: {
      plain: {},
      underline: { textDecoration: 'underline', textDecorationThickness: '1px', fontWeight: 'inherit' },
      quiet: { color: 'inherit', fontWeight: 'inherit' },
    },
  },
  defaultVariants: { variant: 'plain' },
});
