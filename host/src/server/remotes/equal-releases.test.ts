/** @jest-environment node */
import { isHalted, type RolloutWorld } from './testing/equal-releases.ts';

const tidy = { share: 0.25, looks: 20, pages: 40, late: false, restarts: false, caches: false };
const untidy = { ...tidy, late: true, restarts: true, caches: true };

function haltedOf(rollouts: number, world: Omit<RolloutWorld, 'seed'>): number {
  return Array.from({ length: rollouts }, (_, seed) => isHalted({ ...world, seed })).filter(Boolean).length;
}

describe('A release of a share that is as good as the stable one', () => {
  it.each([
    ['alone', 100, 1, tidy],
    ['with late, lost and repeated reports', 100, 1, { ...tidy, late: true }],
    ['with hosts that restart and a channel that moves', 100, 1, { ...tidy, restarts: true }],
    ['with caches and kept pages', 400, 4, { ...tidy, caches: true }],
    ['with all of them', 1000, 10, untidy],
  ])(
    'is not halted in more than one of a hundred rollouts, %s',
    (_name, rollouts, most, world) => {
      expect(haltedOf(rollouts, world)).toBeLessThanOrEqual(most);
    },
    120_000,
  );
});

describe('A release of a share that throws on a fifth of its pages more', () => {
  it('is halted within a quarter of an hour, some 600 pages of its own, with all of these effects', () => {
    expect(haltedOf(20, { ...untidy, looks: 60, throwsMore: 0.2 })).toBe(20);
  }, 60_000);
});
