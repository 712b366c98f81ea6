import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: '600',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'quick',
    '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
      bg: 'bg.muted',
      borderColor: 'transparent',
      color: 'fg.subtle',
      cursor: 'not-allowed',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent.solid', color: 'accent.contrast', _hover: { bg: 'accent.hover' } },
      outline: { bg: 'bg', borderColor: 'border.control', color: 'fg', _hover: { bg: 'bg.muted' } },
      soft: { bg: 'accent.subtle', color: 'accent.fg', _hover: { bg: 'accent.muted' } },
      ghost: { bg: 'transparent', color: 'accent.fg', _hover: { bg: 'accent.subtle' } },
      danger: { bg: 'rose.solid', color: 'rose.contrast', _hover: { filter: 'brightness(0.9)' } },
      sky: { bg: 'white', color: 'sky.700', _hover: { bg: 'sky.50' } },
    },
    size: {
      sm: {
        minHeight: { base: '44px', lg: '36px' },
        paddingInline: '3.5',
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
      },
      md: { minHeight: '48px', paddingInline: '5', fontSize: 'md', lineHeight: '1.25rem' },
      lg: { minHeight: '56px', paddingInline: '6', fontSize: 'md', lineHeight: '1.25rem' },
    },
    width: { full: { width: 'full' }, phone: { width: { base: 'full', md: 'auto' } } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const iconButtonRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    flexShrink: 0,
    borderRadius: 'md',
    color: 'inherit',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'quick',
    '&:is(:disabled, [aria-disabled=true])': { color: 'fg.subtle', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      ghost: { _hover: { bg: 'bg.muted' } },
      outline: { borderWidth: '1px', borderColor: 'border', bg: 'bg', _hover: { bg: 'bg.muted' } },
      onSky: { _hover: { bg: '#FFFFFF26' } },
    },
    shape: {
      square: {},
      round: {
        borderRadius: 'full',
        borderWidth: '1px',
        borderColor: 'border.control',
        bg: 'bg',
        '&:is(:disabled, [aria-disabled=true])': { borderColor: 'border', bg: 'bg.muted' },
      },
    },
  },
  defaultVariants: { variant: 'ghost', shape: 'square' },
});
