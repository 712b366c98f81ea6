import type { ChannelRevision, Rollout } from '../documents/channel-document.ts';
import { rollBackRemotes, rollBackTo } from './roll-back.ts';

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
const underWay = { revisions: [first, shared] };
const refused = (code: string, message: string) =>
  expect.objectContaining({ code, message: expect.stringContaining(message) });

describe('[MFE-8] Rolling a channel back', () => {
  it('equals an older revision, shares included', () => {
    const third: ChannelRevision = { ...first, revision: 3, releases: set({ 'mf-a': '1.2.0' }) };
    expect(rollBackTo({ revisions: [first, shared, third] }, 2, how)).toEqual({
      ...written,
      revision: 4,
      act: 'rollback',
      releases: shared.releases,
      rollouts: shared.rollouts,
      equals: 2,
    });
  });

  it('refuses a revision that there is not, and the present one', () => {
    expect(() => rollBackTo(underWay, 7, how)).toThrow(refused('no-revision', 'revision 7 does not exist'));
    expect(() => rollBackTo(underWay, 2, how)).toThrow(refused('no-revision', 'revision 2 is the present one'));
    expect(() => rollBackTo({ revisions: [] }, 1, how)).toThrow(refused('no-revision', 'revision 1 does not exist'));
  });
});

describe('[MFE-8] Rolling back a remote', () => {
  const flights: ChannelRevision = { ...first, revision: 2, releases: set({ 'mf-a': '1.1.0', 'mf-b': '2.0.0' }) };
  const hotels: ChannelRevision = { ...first, revision: 3, releases: set({ 'mf-a': '1.1.0', 'mf-b': '2.1.0' }) };
  const later = { revisions: [first, flights, hotels] };

  it('takes the release that was live before and leaves what others have promoted since', () => {
    expect(rollBackRemotes(later, ['mf-a'], null, how)).toEqual({
      ...written,
      revision: 4,
      act: 'rollback',
      releases: set({ 'mf-a': '1.0.0', 'mf-b': '2.1.0' }),
      rollouts: [],
      remotes: ['mf-a'],
    });
  });

  it('goes to the release of a revision, or to a version that was live', () => {
    const most = { revisions: [...later.revisions, { ...hotels, revision: 4, releases: set({ 'mf-a': '1.2.0' }) }] };
    for (const to of [1, '1.0.0'])
      expect(rollBackRemotes(most, ['mf-a'], to, how).releases).toEqual(set({ 'mf-a': '1.0.0' }));
  });

  it('goes back with several at once, in a known order', () => {
    expect(rollBackRemotes(later, ['mf-b', 'mf-a'], 1, how)).toMatchObject({
      releases: first.releases,
      remotes: ['mf-a', 'mf-b'],
    });
  });

  it('ends the share of the remote, keeps the shares of others, and leaves the stable release', () => {
    const two = { ...shared, rollouts: [...shared.rollouts, share('r3', { 'mf-b': '2.1.0' })] };
    expect(rollBackRemotes({ revisions: [first, two] }, ['mf-a'], null, how)).toMatchObject({
      releases: first.releases,
      rollouts: [share('r3', { 'mf-b': '2.1.0' })],
    });
  });

  it('ends the share also where it goes back further', () => {
    const withShare = { ...hotels, rollouts: [share('r3', { 'mf-a': '1.2.0' })] };
    expect(rollBackRemotes({ revisions: [first, withShare] }, ['mf-a'], 1, how)).toMatchObject({
      releases: set({ 'mf-a': '1.0.0', 'mf-b': '2.1.0' }),
      rollouts: [],
    });
  });

  it.each<[string, Parameters<typeof rollBackRemotes>[1], Parameters<typeof rollBackRemotes>[2], string]>([
    ['a remote without an earlier release', ['mf-c'], null, 'mf-c: no other release was live'],
    ['a version that was never live', ['mf-a'], '0.9.0', 'mf-a: 0.9.0 was never live'],
    ['a revision that does not name it', ['mf-c'], 1, 'mf-c: revision 1 does not name it'],
    ['the present release', ['mf-a'], '1.1.0', 'mf-a: that is the present release'],
  ])('refuses %s', (_name, remotes, to, message) => {
    expect(() => rollBackRemotes(later, remotes, to, how)).toThrow(refused('no-revision', message));
  });
});
