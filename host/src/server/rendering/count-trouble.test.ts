/** @jest-environment node */
import type { ResolvedRelease } from '@aylal/releases';
import type { ReleaseOutcome } from '../remotes/release-counts.ts';
import { countTrouble } from './count-trouble.ts';
import type { RenderTrouble } from './page-renderer.ts';

const releases = { 'mf-trial': { version: '1.0.0' } as ResolvedRelease };

function counted(trouble: Pick<RenderTrouble, 'reason' | 'remote'>): readonly ReleaseOutcome[] {
  const outcomes: ReleaseOutcome[] = [];
  countTrouble({ outcome: (_browser, outcome) => outcomes.push(outcome) }, 'a', { releases }, trouble);
  return outcomes;
}

describe('A server render that failed', () => {
  it.each(['threw', 'hung', 'memory', 'ended', 'missing'] as const)('counts against its release (%s)', (reason) => {
    expect(counted({ reason, remote: 'mf-trial' })).toEqual([
      { id: 'mf-trial', release: '1.0.0', outcome: 'render-error', ms: 0 },
    ]);
  });

  it('[MFE-8] counts against nobody when it was only late, or when no release of the page is to blame', () => {
    expect(counted({ reason: 'late', remote: 'mf-trial' })).toEqual([]);
    expect(counted({ reason: 'unread', remote: null })).toEqual([]);
    expect(counted({ reason: 'threw', remote: 'mf-gone' })).toEqual([]);
  });
});
