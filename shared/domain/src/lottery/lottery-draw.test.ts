import {
  cardLayouts,
  drawnPlace,
  drawText,
  prizeAt,
  scratchFields,
  winningChances,
  type PrizeTier,
} from './lottery-draw.ts';

const tiers: readonly PrizeTier[] = [
  { prize: 1_000_000, chances: 20 },
  { prize: 50_000, chances: 1_000 },
  { prize: 10_000, chances: 10_000 },
  { prize: 5_000, chances: 40_000 },
  { prize: 2_000, chances: 150_000 },
];
describe('A draw', () => {
  it.each([
    [0, 1_000_000],
    [19, 1_000_000],
    [20, 50_000],
    [1_019, 50_000],
    [1_020, 10_000],
    [201_019, 2_000],
    [201_020, 0],
    [999_999, 0],
  ])('at place %s wins %s', (place, prize) => expect(prizeAt(place, tiers)).toBe(prize));

  // Made with sha256sum, so that whoever checks a ticket needs none of our code.
  it.each([
    ['seed', 7, '0f1c63b88102f461803c0118ee3e89f1b31b928cd4bc21f5f6297cbb1544b76c', 591407],
    ['seed', 8, '373fd2635e2e0cc60e8d8d0fd9533f8b36e3e1bcfe9b654cf84cbdffabe04be7', 117792],
  ])('of the seed %s and the number %s is read from the hash of both', (seed, number, hash, place) => {
    expect(drawText(seed, number)).toBe(`${seed}:${number}`);
    expect(drawnPlace(hash)).toBe(place);
  });

  it('tells how many of a million win anything', () => expect(winningChances(tiers)).toBe(201_020));

  it.each(['', 'xyz', 'ABCDEF'.repeat(11).slice(0, 64)])('refuses %s as a hash', (text) => {
    expect(() => drawnPlace(text)).toThrow('SHA-256');
  });
});

describe('The fields of a scratch card', () => {
  it.each(cardLayouts.flatMap((layout) => [0, 2_000, 1_000_000].map((prize) => [prize, layout] as const)))(
    'show what was won, %s, and nothing else three times, in layout %s',
    (prize, layout) => {
      for (const place of [0, 1, 17, 500_000, 999_999]) {
        const fields = scratchFields(prize, place, tiers, layout);
        expect(fields).toHaveLength(9);
        const threes = [...new Set(fields)].filter((sum) => fields.filter((each) => each === sum).length >= 3);
        expect(threes).toEqual(prize > 0 ? [prize] : []);
        expect(scratchFields(prize, place, tiers, layout)).toEqual(fields);
      }
      expect(scratchFields(prize, 1, tiers, layout)).not.toEqual(scratchFields(prize, 2, tiers, layout));
    },
  );

  // A card that is drawn otherwise after an update would show another ticket.
  it.each([
    [1, 2_000, [50_000, 2_000, 10_000, 1_000_000, 10_000, 1_000_000, 2_000, 50_000, 2_000]],
    [1, 0, [5_000, 50_000, 5_000, 50_000, 2_000, 10_000, 1_000_000, 10_000, 1_000_000]],
    [2, 2_000, [2_000, 1_000_000, 50_000, 5_000, 2_000, 5_000, 10_000, 2_000, 50_000]],
    [2, 0, [50_000, 5_000, 2_000, 1_000_000, 50_000, 1_000_000, 10_000, 10_000, 2_000]],
  ] as const)('stay where they are in layout %s on the card that wins %s', (layout, prize, fields) => {
    expect(scratchFields(prize, 17, tiers, layout)).toEqual(fields);
  });

  describe.each([0, 2_000])('of 20,000 cards that win %s', (prize) => {
    const cards = Array.from({ length: 20_000 }, (_, place) => scratchFields(prize, place * 47, tiers, 2));

    it('are in order no more often than by chance', () => {
      const inOrder = cards.filter((fields) => fields.every((sum, at) => at === 0 || sum >= (fields[at - 1] ?? 0)));
      expect(inOrder.length).toBeLessThan(20);
      expect(new Set(cards.map((fields) => fields.join())).size).toBeGreaterThan(prize > 0 ? 10_000 : 15_000);
    });

    it('show each sum on each field equally often', () => {
      for (const { prize: sum } of tiers) {
        const counts = Array.from({ length: 9 }, (_, at) => cards.filter((fields) => fields[at] === sum).length);
        const mean = counts.reduce((all, count) => all + count, 0) / 9;
        for (const count of counts) expect(Math.abs(count - mean)).toBeLessThan(5 * Math.sqrt(mean));
      }
    });

    it('do not all show the same sums', () => {
      const sums = new Set(cards.map((fields) => fields.toSorted((a, b) => a - b).join()));
      expect(sums.size).toBeGreaterThan(4);
    });
  });
});
