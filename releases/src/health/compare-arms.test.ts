import { allKinds, failureKinds, lostComparison } from './compare-arms.ts';
import type { CountedArm, Trials } from './trials.ts';

const side = (trials: Trials = {}, failures = 0): CountedArm => ({ pages: 2000, failures, trials });
const of = (failures: number) => ({ pages: 2000, failures });

describe('A share beside the stable release', () => {
  it.each([
    ['is as good', side({ load: of(60), goal: of(1900) }), side({ load: of(60), goal: of(1900) }), undefined],
    ['fails on many more pages', side({}, 400), side({}, 20), 'page'],
    ['fails on a few more pages, as a release that no cache holds does', side({}, 110), side({}, 20), undefined],
    ['fails more often when the network is asked', side({ load: of(110) }), side({ load: of(20) }), 'load'],
    ['fails more often on the server', side({ server: of(110) }), side({ server: of(20) }), 'server'],
    ['throws more', side({ screen: of(110) }), side({ screen: of(20) }), 'screen'],
    ['is slower', side({ lcp: of(700) }), side({ lcp: of(400) }), 'lcp'],
    ['is slower by less than anybody would stop it for', side({ lcp: of(430) }), side({ lcp: of(400) }), undefined],
    ['loses customers', side({ goal: of(1990) }), side({ goal: of(1900) }), 'goal'],
    ['wins customers', side({ goal: of(1700) }), side({ goal: of(1900) }), undefined],
    [
      'loses two comparisons, one more clearly',
      side({ lcp: of(700), cls: of(1500) }),
      side({ lcp: of(400), cls: of(0) }),
      'cls',
    ],
  ])('%s', (_name, share, stable, by) => {
    expect(lostComparison(share, stable, allKinds, 1)?.by).toBe(by);
  });

  it('is asked for more where more comparisons are made', () => {
    const [share, stable] = [side({ screen: of(72) }), side({ screen: of(20) })];
    expect(lostComparison(share, stable, allKinds, 1)?.by).toBe('screen');
    expect(lostComparison(share, stable, allKinds, 50)).toBeUndefined();
  });

  it('is compared by failures alone with a release of another time', () => {
    expect(lostComparison(side({ goal: of(1990) }), side({ goal: of(1900) }), failureKinds, 1)).toBeUndefined();
  });
});
