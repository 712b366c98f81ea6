import { css as writeStyles } from '@emotion/react';
import type { SystemContext } from '@chakra-ui/react/styled-system';

type Cva = SystemContext['cva'];
type Recipe = ReturnType<Cva>;
type Css = SystemContext['css'];

/** Styles that come from data (a width, a place) would gather for ever. */
const mostAdded = 500;

/**
 * The system, with every recipe put together once. Chakra asks for the recipe of a styled part each time that an element of it renders, and would put it together
 * and work out its styles again: a third of the time in which a page is rendered or hydrated. A sixth more went into texts of whole recipes, by which it finds
 * the styles that it has worked out before. What an element looks like is text and has its class name once, and not at each render; so are the global styles, which
 * are worked out where something asks for them, and not in a browser whose page came with them.
 */
export function memoizeRecipes(system: SystemContext): SystemContext {
  const { cva, css } = system;
  const { _global: _, ...members } = Object.getOwnPropertyDescriptors(system);
  let globals: unknown;
  return Object.create(Object.prototype, {
    ...members,
    cva: described(memoizedByConfig(cva)),
    css: described(memoizedByRecipe(css)),
    // Not enumerable: a copy of the system with other global styles does not work these out.
    _global: { get: () => (globals ??= writeStyles(system._global as never)), enumerable: false },
  }) as SystemContext;
}

const described = (value: unknown): PropertyDescriptor => ({ value, enumerable: true });

/** A recipe's styles are the same object each time, so only what an element adds to them is written as text to find them by. What comes out is styles with a class name, which the style library takes as they are. */
function memoizedByRecipe(css: Css): Css {
  const made = new WeakMap<object, Map<string, object>>();
  return (recipe, ...added) => {
    if (typeof recipe !== 'object' || recipe === null) return css(recipe, ...added);
    let known = made.get(recipe);
    if (!known || known.size >= mostAdded) made.set(recipe, (known = new Map()));
    const name = JSON.stringify(added);
    let styles = known.get(name);
    if (!styles) known.set(name, (styles = writeStyles(css(recipe, ...added) as never)));
    return styles;
  };
}

function memoizedByConfig(cva: Cva): Cva {
  return memoized((config: object) => memoizedRecipe(cva(config as Parameters<Cva>[0]))) as Cva;
}

/** A recipe that works out the styles of each choice of variants once. A styled part of a styled part joins both recipes, each time as well. */
function memoizedRecipe(recipe: Recipe): Recipe {
  const made = new Map<string, object>();
  const styles = (variants: object = {}) => {
    const name = JSON.stringify(variants);
    let known = made.get(name);
    if (!known) made.set(name, (known = recipe(variants)));
    return known;
  };
  const merge = (other: object) => memoizedRecipe(recipe.merge(other) as Recipe);
  return Object.assign(styles, recipe, { merge: memoized(merge) });
}

function memoized<T extends object>(make: (from: object) => T): (from: object) => T {
  const made = new WeakMap<object, T>();
  return (from) => {
    let known = made.get(from);
    if (!known) made.set(from, (known = make(from)));
    return known;
  };
}
