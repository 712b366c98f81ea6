import { SHAGAI_THROWS, shagaiFigure, shagaiPrize, shagaiPrizes, shagaiThrow } from './shagai.ts';

const everyThrow = Array.from({ length: SHAGAI_THROWS }, (_, drawn) =>
  shagaiThrow(drawn.toString(16).padStart(2, '0').padEnd(64, '0')),
);

describe('[PROD-05] A throw of four ankle bones', () => {
  it('can be each of 256 once', () => {
    expect(new Set(everyThrow.map((bones) => bones.join())).size).toBe(SHAGAI_THROWS);
    expect(everyThrow[0]).toEqual(['horse', 'horse', 'horse', 'horse']);
    expect(everyThrow[0b00_01_10_11]).toEqual(['horse', 'camel', 'sheep', 'goat']);
  });

  it.each(shagaiPrizes)('shows $figure in exactly as many throws as is published', ({ figure, throws }) => {
    expect(everyThrow.filter((bones) => shagaiFigure(bones) === figure)).toHaveLength(throws);
  });

  it('refunds 65.6% on average', () => {
    const back = everyThrow.reduce((sum, bones) => sum + shagaiPrize(bones, 1_000), 0);
    expect(back / SHAGAI_THROWS / 1_000).toBe(0.65625);
  });

  it.each([
    ['horse horse horse horse', 6_000],
    ['camel horse goat sheep', 1_500],
    ['goat goat camel goat', 500],
    ['goat goat camel camel', 0],
    ['goat goat camel sheep', 0],
  ])('%s wins %i of a stake of 500', (bones, prize) => {
    expect(shagaiPrize(bones.split(' ') as ReturnType<typeof shagaiThrow>, 500)).toBe(prize);
  });

  it('is refused for what is no hash', () => expect(() => shagaiThrow('12')).toThrow('SHA-256'));
});
