import type { SystemContext } from '@chakra-ui/react/styled-system';

type Cva = SystemContext['cva'];

/**
 * The system, with every recipe put together once. Chakra asks for the recipe of a styled part each time that an element of it renders, and would put it together
 * and work out its styles anew: a third of the time in which a page is rendered or taken over.
 */
export function keepRecipes(system: SystemContext): SystemContext {
  return { ...system, cva: keptByConfig(system.cva) };
}

function keptByConfig(cva: Cva): Cva {
  const made = new WeakMap<object, ReturnType<Cva>>();
  return ((config: object) => {
    const known = made.get(config);
    if (known) return known;
    const recipe = cva(config as Parameters<Cva>[0]);
    made.set(config, Object.assign(recipe, { merge: keptMerge(recipe.merge.bind(recipe)) }));
    return recipe;
  }) as Cva;
}

/** A styled part of a styled part joins both recipes, each time as well. */
function keptMerge(merge: ReturnType<Cva>['merge']): ReturnType<Cva>['merge'] {
  const made = new WeakMap<object, ReturnType<Cva>>();
  return ((other: object) => {
    const known = made.get(other) ?? merge(other as never);
    made.set(other, known as never);
    return known;
  }) as typeof merge;
}
