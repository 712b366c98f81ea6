import { addPoint, curvesOf, type RolloutHistory } from './rollout-curve.ts';

const arm = (pages: number, failures: number) => ({ pages, failures });
const start = Date.parse('2026-11-21T00:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const point = (seconds: number, pages = 100, failures = 0) => ({
  at: at(seconds),
  arms: { 'mf-trial': { share: arm(pages, failures), stable: arm(9 * pages, 0) } },
});
type Points = RolloutHistory['points'];
const drawn = (seconds: readonly number[]) => seconds.reduce<Points>((all, one) => addPoint(all, point(one)), []);
const times = (points: Points) => points.map((one) => (Date.parse(one.at) - start) / 1000);

describe('The history of a rollout', () => {
  it('has a point every fifteen seconds, and the newest one always', () => {
    expect(times(drawn([0, 5, 10, 16, 21, 31]))).toEqual([0, 16, 31]);
    expect(times(drawn([0, 20, 25]))).toEqual([0, 20, 25]);
  });

  it('stays short however long a rollout lasts, and goes from its begin to now', () => {
    const points = drawn(Array.from({ length: 5000 }, (_, index) => index * 15));
    expect(points.length).toBeLessThanOrEqual(240);
    expect(points.length).toBeGreaterThan(110);
    expect(times(points).at(-1)).toBe(4999 * 15);
    expect(times(points)[0]).toBeLessThan(2000);
  });
});

describe('The curve of a remote', () => {
  const history = {
    releases: { 'mf-trial': '1.1.0+bb' },
    points: [point(0, 40), point(60, 100, 3), point(120, 500, 4)],
  };

  it('says what both sides came to, and at how many failures the share would have ended', () => {
    const [curve, ...others] = curvesOf('r2', history, 'mf-trial');
    expect(others).toEqual([]);
    expect(curve).toMatchObject({ rollout: 'r2', version: '1.1.0+bb', by: 'page' });
    expect(curve?.points.map(({ share, stable }) => [share.failures, stable.pages])).toEqual([
      [0, 360],
      [3, 900],
      [4, 4500],
    ]);
    const [first, second, third] = curve?.points.map(({ limit }) => limit) ?? [];
    expect(first).toBeNull();
    expect(Number(second)).toBeGreaterThan(5);
    expect(Number(third)).toBeGreaterThan(Number(second));
  });

  it('is there for each comparison with tries on both sides, and for no other remote', () => {
    const goal = { share: { ...arm(100, 0), trials: { goal: arm(60, 50) } }, stable: { ...arm(900, 0) } };
    const one = { at: at(0), arms: { 'mf-trial': goal } };
    const both = {
      at: at(60),
      arms: { 'mf-trial': { ...goal, stable: { ...arm(900, 0), trials: { goal: arm(500, 400) } } } },
    };
    const kinds = (points: Points) => curvesOf('r2', { ...history, points }, 'mf-trial').map(({ by }) => by);
    expect(kinds([one])).toEqual(['page']);
    expect(kinds([one, both])).toEqual(['page', 'goal']);
    expect(curvesOf('r2', history, 'mf-other')).toEqual([]);
  });
});
