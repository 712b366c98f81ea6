import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { iconButtonRecipe } from './button-recipe.ts';

const IconButtonBase = chakra('button', iconButtonRecipe);

export type IconButtonProps = Omit<ComponentProps<typeof IconButtonBase>, 'aria-label'> & {
  /** What pressing does, in words: it is the button's only name. */
  label: string;
};

/** 44 × 44 with one icon. Beside it stand words, or the icon is one everybody knows (close, back, menu). */
export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  return <IconButtonBase type={type} aria-label={label} {...rest} />;
}
