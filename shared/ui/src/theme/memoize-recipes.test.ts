import { css as writeStyles } from '@emotion/react';
import { createSystem } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { memoizeRecipes } from './memoize-recipes.ts';

const plain = createSystem(defaultBaseConfig);
const base = { base: { color: 'red' }, variants: { size: { small: { padding: '1px' } } } };
const more = { base: { margin: '2px' } };

/** What the style library makes of the same styles by itself: text and class name. */
const written = (...styles: Parameters<typeof plain.css>) => {
  const { name, styles: text } = writeStyles(plain.css(...styles) as never);
  return { name, styles: text };
};

describe('memoizeRecipes', () => {
  it('puts a recipe together once, and one of two recipes too', () => {
    const system = memoizeRecipes(plain);
    const [one, other] = [system.cva(base), system.cva(more)];
    expect(system.cva(base)).toBe(one);
    expect(system.cva({ ...base })).not.toBe(one);
    expect(one.merge(other)).toBe(one.merge(other));
    expect(one.merge(other)).not.toBe(other.merge(one));
  });

  it('changes nothing of what they say', () => {
    const system = memoizeRecipes(plain);
    const styles = (from: typeof plain) => [
      from.cva(base)({ size: 'small' }),
      from.cva(base).merge(from.cva(more))({ size: 'small' }),
      from.cva(more)({}),
    ];
    expect(styles(system)).toEqual(styles(plain));
    expect(styles(system)).toEqual(styles(plain));
  });

  it('works out what an element adds to a recipe once, however often it says so', () => {
    const asked: unknown[][] = [];
    const system = memoizeRecipes({ ...plain, css: (...styles) => (asked.push(styles), plain.css(...styles)) });
    const recipe = { color: 'red' };
    const first = system.css(recipe, { margin: '1px' });
    expect(system.css(recipe, { margin: '1px' })).toBe(first);
    expect(asked).toHaveLength(1);
    expect(first).toMatchObject(written(recipe, { margin: '1px' }));
    expect(system.css(recipe, { margin: '2px' })).toMatchObject(written(recipe, { margin: '2px' }));
    expect(system.css({ color: 'blue' }, { margin: '1px' })).toMatchObject(
      written({ color: 'blue' }, { margin: '1px' }),
    );
    expect(asked).toHaveLength(3);
  });

  it('writes the global styles as one text, which every render hands on as it is', () => {
    const system = memoizeRecipes({ ...plain, _global: [{ body: { color: 'red' } }, { p: { margin: 0 } }] });
    expect(system._global).toMatchObject({ styles: 'body{color:red;};p{margin:0;};' });
    expect(system._global).toBe(system._global);
  });

  it('works the global styles out for who asks for them alone, and not for a copy with others', () => {
    let asked = 0;
    const system = memoizeRecipes(
      Object.defineProperty({ ...plain }, '_global', { get: () => ((asked += 1), [{ p: { margin: 0 } }]) }),
    );
    expect({ ...system, _global: [] }._global).toEqual([]);
    expect(asked).toBe(0);
    expect(system._global).toMatchObject({ styles: 'p{margin:0;};' });
    expect(asked).toBe(1);
  });

  it('forgets what elements have added before it grows for ever', () => {
    const asked: unknown[][] = [];
    const system = memoizeRecipes({ ...plain, css: (...styles) => (asked.push(styles), plain.css(...styles)) });
    const recipe = { color: 'red' };
    for (let width = 0; width < 501; width += 1) system.css(recipe, { width });
    system.css(recipe, { width: 0 });
    expect(asked).toHaveLength(502);
  });
});
