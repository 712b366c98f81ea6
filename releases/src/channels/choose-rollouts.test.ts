import { bucketOf, chooseRollouts } from './choose-rollouts.ts';

const release = { version: '1.0.0', digest: 'A'.repeat(64) };
const rollout = (share: number, id = 'r3') => ({ id, share, releases: { 'mf-b': release, 'mf-a': release } });
const visitors = Array.from({ length: 2000 }, (_, index) => `visitor ${index}`);
const chosen = (share: number, id?: string) =>
  visitors.filter((one) => chooseRollouts(one, [rollout(share, id)]).length > 0);

describe('A share of the visitors', () => {
  it('is the same at every visit and only grows with the share', () => {
    expect(chosen(1000)).toEqual(chosen(1000));
    const later = new Set(chosen(4000));
    expect(chosen(1000).every((one) => later.has(one))).toBe(true);
  });

  it('is about as large as it says', () => {
    expect(chosen(1000).length / visitors.length).toBeCloseTo(0.1, 1);
    expect(chosen(5000).length / visitors.length).toBeCloseTo(0.5, 1);
  });

  it('is of other people in another rollout', () => {
    const other = new Set(chosen(1000, 'r4'));
    expect(chosen(1000).filter((one) => other.has(one)).length).toBeLessThan(60);
  });

  // A visitor who is counted otherwise after an update would change the release in the middle of a rollout.
  it('is chosen by the same number in every version of the host', () => {
    expect(visitors.slice(0, 3).map((one) => bucketOf(one, rollout(1)))).toEqual([351, 7555, 7950]);
  });

  it('is of nobody without an id', () => {
    expect(chooseRollouts(null, [rollout(9999)])).toEqual([]);
    expect(chooseRollouts('', [rollout(9999)])).toEqual([]);
  });

  it('does not hang on the order in which a set names its remotes', () => {
    const turned = { id: 'r3', share: 1, releases: { 'mf-a': release, 'mf-b': release } };
    expect(bucketOf('v', turned)).toBe(bucketOf('v', rollout(1)));
  });
});
