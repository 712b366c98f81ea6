/** @jest-environment node */
import type { ReleaseFailure, ResolvedRelease } from '@aylal/releases';
import { countTrouble } from './count-trouble.ts';
import type { BootDocument } from '../../remotes/boot-document.ts';
import type { RenderTrouble } from './page-renderer.ts';

const releases = { 'mf-trial': { version: '1.0.0' } as ResolvedRelease };

const descriptors = [{ id: 'mf-trial', routes: [{ pattern: '/trial/:id' }] }];
const boot = { descriptors } as unknown as BootDocument;
const order = { releases, boot, address: '/mn/trial/99112233?phone=99112233' };

function countsOf(trouble: Pick<RenderTrouble, 'reason' | 'remote'>) {
  const renders: unknown[] = [];
  const failures: Omit<ReleaseFailure, 'count'>[] = [];
  const to = {
    counts: { rendered: (...render: unknown[]) => void renders.push(render) },
    failures: { add: (failure: Omit<ReleaseFailure, 'count'>) => void failures.push(failure) },
  };
  countTrouble(to, 'a', order, { ...trouble, message: 'no user bat@example.mn' });
  return { renders, failures };
}

describe('A server render that failed', () => {
  it.each(['threw', 'hung', 'memory', 'ended', 'missing'] as const)('counts against its release (%s)', (reason) => {
    const { renders, failures } = countsOf({ reason, remote: 'mf-trial' });
    expect(renders).toEqual([['a', 'mf-trial', '1.0.0', true]]);
    expect(failures).toEqual([
      {
        remote: 'mf-trial',
        version: '1.0.0',
        kind: `server-${reason}`,
        message: 'no user …',
        frames: [],
        browser: 'server',
        route: '/trial/:id',
      },
    ]);
  });

  it('[MFE-8] counts against nobody when it was only late, or when no release of the page is to blame', () => {
    expect(countsOf({ reason: 'late', remote: 'mf-trial' })).toEqual({ renders: [], failures: [] });
    expect(countsOf({ reason: 'unread', remote: null })).toEqual({ renders: [], failures: [] });
    expect(countsOf({ reason: 'threw', remote: 'mf-gone' })).toEqual({ renders: [], failures: [] });
  });
});
