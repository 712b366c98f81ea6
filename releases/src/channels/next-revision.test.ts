import type { ChannelRevision, Rollout } from '../documents/channel-document.ts';
import { haltRollouts, promoteToAll, promoteToShare } from './next-revision.ts';

const release = (version: string) => ({ version, digest: version.replaceAll('.', '').padEnd(64, 'A') });
const set = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).map(([remote, version]) => [remote, release(version)]));
const share = (id: string, versions: Record<string, string>, size = 1000): Rollout => ({
  id,
  share: size,
  releases: set(versions),
});
const how = { at: new Date('2026-11-22T00:00:00.000Z'), by: 'Bat', reason: 'a test' };
const written = { at: '2026-11-22T00:00:00.000Z', by: 'Bat', reason: 'a test' };

const first: ChannelRevision = {
  revision: 1,
  ...written,
  act: 'promote',
  releases: set({ 'mf-a': '1.0.0', 'mf-b': '2.0.0' }),
  rollouts: [],
};
const shared: ChannelRevision = { ...first, revision: 2, rollouts: [share('r2', { 'mf-a': '1.1.0' })] };
const stable = { revisions: [first] };
const underWay = { revisions: [first, shared] };
const refused = (code: string, message: string) =>
  expect.objectContaining({ code, message: expect.stringContaining(message) });

describe('Promoting to everybody', () => {
  it('changes what is named and leaves the rest', () => {
    expect(promoteToAll(stable, set({ 'mf-b': '2.1.0' }), how)).toEqual({
      ...written,
      revision: 2,
      act: 'promote',
      releases: set({ 'mf-a': '1.0.0', 'mf-b': '2.1.0' }),
      rollouts: [],
    });
  });

  it('is the first revision of an empty channel', () => {
    expect(promoteToAll({ revisions: [] }, set({ 'mf-a': '1.0.0' }), how)).toMatchObject({ revision: 1, rollouts: [] });
  });

  it('ends the shares of what is named, and no other', () => {
    expect(promoteToAll(underWay, set({ 'mf-a': '1.1.0' }), how)?.rollouts).toEqual([]);
    expect(promoteToAll(underWay, set({ 'mf-b': '2.1.0' }), how)?.rollouts).toEqual(shared.rollouts);
  });

  it('changes nothing when everybody has it, unless a share ends by it', () => {
    expect(promoteToAll(stable, set({ 'mf-a': '1.0.0' }), how)).toBeNull();
    expect(promoteToAll({ revisions: [] }, {}, how)).toBeNull();
    expect(promoteToAll(underWay, set({ 'mf-a': '1.0.0' }), how)).toMatchObject({ revision: 3, rollouts: [] });
  });

  it('refuses a lower version', () => {
    expect(() => promoteToAll(stable, set({ 'mf-a': '0.9.0' }), how)).toThrow(
      refused('lower-version', 'mf-a 0.9.0 is below the live 1.0.0'),
    );
  });
});

describe('Promoting to a share', () => {
  it('begins a rollout beside the stable set', () => {
    expect(promoteToShare(stable, set({ 'mf-a': '1.1.0' }), 500, how)).toEqual({
      ...written,
      revision: 2,
      act: 'promote',
      releases: first.releases,
      rollouts: [share('r2', { 'mf-a': '1.1.0' }, 500)],
    });
  });

  it('keeps the rollout of the same releases, so that whoever has them keeps them', () => {
    const next = promoteToShare(underWay, set({ 'mf-a': '1.1.0' }), 2000, how);
    expect(next).toMatchObject({ revision: 3, rollouts: [share('r2', { 'mf-a': '1.1.0' }, 2000)] });
    expect(promoteToShare(underWay, set({ 'mf-a': '1.1.0' }), 1000, how)).toBeNull();
  });

  it('goes beside the share of another remote', () => {
    expect(promoteToShare(underWay, set({ 'mf-b': '2.1.0' }), 1000, how)?.rollouts.map(({ id }) => id)).toEqual([
      'r2',
      'r3',
    ]);
  });

  it.each([
    ['another release of a remote under way', set({ 'mf-a': '1.2.0' })],
    ['a set that holds a remote under way', set({ 'mf-a': '1.1.0', 'mf-b': '2.1.0' })],
  ])('refuses %s', (_name, changes) => {
    expect(() => promoteToShare(underWay, changes, 1000, how)).toThrow(
      refused('share-under-way', 'r2 is under way for mf-a'),
    );
  });

  it('begins with a remote that nobody has yet', () => {
    const next = promoteToShare(stable, set({ 'mf-c': '1.0.0' }), 1000, how);
    expect(next).toMatchObject({ releases: first.releases, rollouts: [share('r2', { 'mf-c': '1.0.0' }, 1000)] });
  });

  it('keeps the steps to come, and forgets them when somebody names a share without any', () => {
    const steps = { next: [5000, 10_000], everyMinutes: 10, since: written.at, by: 'Bat' };
    const growing = promoteToShare(stable, set({ 'mf-a': '1.1.0' }), 1000, how, steps);
    expect(growing?.rollouts).toEqual([{ ...share('r2', { 'mf-a': '1.1.0' }, 1000), steps }]);
    const stopped = promoteToShare({ revisions: growing ? [first, growing] : [] }, set({ 'mf-a': '1.1.0' }), 1000, how);
    expect(stopped?.rollouts).toEqual([share('r2', { 'mf-a': '1.1.0' }, 1000)]);
  });

  it('refuses a channel on which nothing is live, and a lower version', () => {
    expect(() => promoteToShare({ revisions: [] }, set({ 'mf-a': '1.0.0' }), 1000, how)).toThrow(
      refused('no-stable', 'nothing is live'),
    );
    expect(() => promoteToShare(stable, set({ 'mf-b': '1.9.0' }), 1000, how)).toThrow(refused('lower-version', 'mf-b'));
  });
});

describe('Halting', () => {
  it('ends the shares that fail, and leaves the stable set and the others', () => {
    const two = { revisions: [{ ...shared, rollouts: [...shared.rollouts, share('r3', { 'mf-b': '2.1.0' })] }] };
    const figures = { 'mf-a': { share: { pages: 9, failures: 9 }, stable: { pages: 9, failures: 0 }, z: 4 } };
    expect(haltRollouts(two, ['r2'], figures, how)).toEqual({
      ...written,
      revision: 3,
      act: 'halt',
      releases: first.releases,
      rollouts: [share('r3', { 'mf-b': '2.1.0' })],
      figures,
    });
  });
});
