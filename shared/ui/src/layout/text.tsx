import { chakra } from '@chakra-ui/react/styled-system';
import { headingRecipe, linkRecipe, textRecipe } from './text-style.ts';

/** A heading; `size` is its look, `as` its level (h2 by default). */
export const Heading = chakra('h2', headingRecipe);

/** A paragraph or, with `as="span"`, a run of words. */
export const Text = chakra('p', textRecipe);

/** The look of a link. With `asChild` it dresses a router link: `<TextLink asChild><Link to={…}>…</Link></TextLink>`. */
export const TextLink = chakra('a', linkRecipe);
