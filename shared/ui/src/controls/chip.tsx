import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { chipRecipe } from './chip-recipe.ts';

const ChipBase = chakra('button', chipRecipe);

export type ChipProps = ComponentProps<typeof ChipBase> & { pressed?: boolean | undefined };

/** A pill that switches something on (`pressed`) or, without `pressed`, does one thing: a saved passenger, a domestic city. */
export function Chip({ pressed, type = 'button', ...rest }: ChipProps) {
  return <ChipBase type={type} aria-pressed={pressed} on={pressed ?? false} {...rest} />;
}
