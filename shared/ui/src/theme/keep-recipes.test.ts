import { createSystem } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { keepRecipes } from './keep-recipes.ts';

const plain = createSystem(defaultBaseConfig);
const base = { base: { color: 'red' }, variants: { size: { small: { padding: '1px' } } } };
const more = { base: { margin: '2px' } };

describe('keepRecipes', () => {
  it('puts a recipe together once, and one of two recipes too', () => {
    const system = keepRecipes(plain);
    const [one, other] = [system.cva(base), system.cva(more)];
    expect(system.cva(base)).toBe(one);
    expect(system.cva({ ...base })).not.toBe(one);
    expect(one.merge(other)).toBe(one.merge(other));
    expect(one.merge(other)).not.toBe(other.merge(one));
  });

  it('changes nothing of what they say', () => {
    const system = keepRecipes(plain);
    const styles = (from: typeof plain) => [
      from.cva(base)({ size: 'small' }),
      from.cva(base).merge(from.cva(more))({ size: 'small' }),
      from.cva(more)({}),
    ];
    expect(styles(system)).toEqual(styles(plain));
    expect(styles(system)).toEqual(styles(plain));
  });
});
