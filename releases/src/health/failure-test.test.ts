import { failsMore, haltingExcess, haltingFailures } from './failure-test.ts';

const arm = (pages: number, failures: number) => ({ pages, failures });

describe('A release of a share', () => {
  it.each([
    ['every page fails', arm(50, 50), arm(1000, 0), true],
    ['a fifth of the pages fails', arm(200, 40), arm(2000, 4), true],
    ['it fails as often as stable', arm(1000, 10), arm(1000, 10), false],
    ['it fails a little more, as chance would', arm(1000, 16), arm(1000, 10), false],
    ['it fails less', arm(1000, 1), arm(1000, 50), false],
    ['too few pages', arm(49, 49), arm(1000, 0), false],
    ['stable was not seen enough', arm(500, 100), arm(20, 0), false],
    ['too few failures', arm(60, 4), arm(100_000, 0), false],
    ['nothing fails at all', arm(5000, 0), arm(5000, 0), false],
    ['everything fails everywhere', arm(500, 500), arm(500, 500), false],
  ])('%s', (_name, share, stable, halted) => {
    expect(failsMore(share, stable)).toBe(halted);
  });

  it.each([
    ['a small share', 100, arm(1900, 19), {}],
    ['a large one', 5000, arm(5000, 100), { comparisons: 8 }],
    ['with a margin', 1000, arm(9000, 90), { margin: 0.05, comparisons: 8 }],
  ])('has a limit: with one failure fewer it goes on, %s', (_name, pages, stable, rule) => {
    const limit = haltingFailures(pages, stable, rule) ?? 0;
    expect(failsMore(arm(pages, limit), stable, rule)).toBe(true);
    expect(failsMore(arm(pages, limit - 1), stable, rule)).toBe(false);
  });

  it('has no limit while either side was hardly seen', () => {
    expect(haltingFailures(49, arm(1000, 0))).toBeNull();
    expect(haltingFailures(500, arm(20, 0))).toBeNull();
  });

  it('is halted by a bound that grows with looking, never below four standard errors', () => {
    expect(haltingExcess(50)).toBeGreaterThan(4);
    expect(haltingExcess(100_000)).toBeGreaterThan(haltingExcess(100));
  });

  it.each([
    ['a share of half', { looks: 100, share: 20, stable: 20, before: 0 }],
    ['a share of a twentieth', { looks: 100, share: 10, stable: 190, before: 0 }],
    ['everybody, against the release before it', { looks: 100, share: 40, stable: 0, before: 4000 }],
  ])('that is as good as the other is hardly ever halted, however often one looks: %s', (_name, run) => {
    const { looks, share: sharePages, stable: stablePages, before } = run;
    const rate = 0.02;
    // A fixed sequence in place of chance: the same numbers at every run.
    let state = 12_345;
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const meet = (to: ReturnType<typeof arm>, pages: number) => {
      to.pages += pages;
      for (let page = 0; page < pages; page += 1) if (next() < rate) to.failures += 1;
    };
    let halted = 0;
    for (let rollout = 0; rollout < 1000; rollout += 1) {
      const [share, stable] = [arm(0, 0), arm(0, 0)];
      meet(stable, before);
      let over = false;
      for (let look = 0; look < looks && !over; look += 1) {
        meet(share, sharePages);
        meet(stable, stablePages);
        over = failsMore(share, stable);
      }
      if (over) halted += 1;
    }
    // One of a hundred is promised.
    expect(halted).toBeLessThanOrEqual(10);
  });
});
