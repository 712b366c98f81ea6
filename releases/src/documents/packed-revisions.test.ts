import type { ChannelRevision, Rollout } from './channel-document.ts';
import { packRevisions, unpackRevisions } from './packed-revisions.ts';

const release = (version: string) => ({ version, digest: version.replaceAll('.', '').padEnd(64, 'A') });
const set = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).map(([remote, version]) => [remote, release(version)]));
const share = (id: string, versions: Record<string, string>, size = 1000): Rollout => ({
  id,
  share: size,
  releases: set(versions),
});
const revision = (number: number, releases: Record<string, string>, rollouts: Rollout[] = []): ChannelRevision => ({
  revision: number,
  at: '2026-11-21T00:00:00.000Z',
  by: 'a test',
  act: 'promote',
  reason: 'a test',
  releases: set(releases),
  rollouts,
});

describe('Revisions that are written small', () => {
  const all = { 'mf-a': '1.0.0', 'mf-b': '1.0.0', 'mf-c': '1.0.0' };
  const moved = { ...all, 'mf-b': '1.1.0' };
  const { 'mf-c': _left, ...fewer } = moved;
  const [one, two] = [share('r4', { 'mf-a': '1.1.0' }), share('r5', { 'mf-b': '1.2.0' })];
  const revisions = [
    revision(1, all),
    revision(2, moved),
    revision(3, fewer),
    revision(4, fewer, [one]),
    revision(5, fewer, [one, two]),
    revision(6, fewer, [two, { ...one, share: 4000 }]),
    revision(7, fewer, [{ ...one, share: 4000 }, two]),
    { ...revision(8, all, [one]), act: 'rollback', equals: 4 },
    revision(9, all),
  ];

  it('are the same ones when they are read again', () => {
    expect(unpackRevisions(packRevisions(revisions))).toEqual(revisions);
    expect(unpackRevisions(packRevisions([]))).toEqual([]);
    expect(unpackRevisions(JSON.parse(JSON.stringify(packRevisions(revisions))) as never)).toEqual(revisions);
  });

  it('hold what changed only', () => {
    const { changes } = packRevisions(revisions);
    expect(changes.slice(0, 5)).toMatchObject([
      { revision: 2, moved: set({ 'mf-b': '1.1.0' }) },
      { revision: 3, moved: { 'mf-c': null } },
      { revision: 4, moved: {}, begun: [one] },
      { revision: 5, moved: {}, ended: [], begun: [two] },
      { revision: 6, moved: {}, ended: ['r4'], begun: [{ ...one, share: 4000 }] },
    ]);
    expect(changes[5]).toMatchObject({ rollouts: [{ ...one, share: 4000 }, two] });
  });
});
