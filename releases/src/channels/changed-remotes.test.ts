import type { ChannelRevision } from '../documents/channel-document.ts';
import { changedRemotes } from './changed-remotes.ts';

const set = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).map(([id, version]) => [id, { version, digest: version }]));
const revision = (stable: Record<string, string>, share: Record<string, string> = {}): ChannelRevision => ({
  revision: 1,
  at: '2026-11-21T00:00:00.000Z',
  by: 'a test',
  act: 'promote',
  reason: 'a test',
  releases: set(stable),
  rollouts: [{ id: 'r1', share: 1000, releases: set(share) }],
});

describe('The remotes that a revision moves', () => {
  it.each<[string, ChannelRevision | undefined, ChannelRevision, string[]]>([
    ['all of the first one', undefined, revision({ a: '1' }), ['a']],
    ['none when nothing changes', revision({ a: '1' }, { b: '2' }), revision({ a: '1' }, { b: '2' }), []],
    ['only what changes', revision({ a: '1', b: '1' }), revision({ a: '2', b: '1' }), ['a']],
    ['what leaves', revision({ a: '1', b: '1' }), revision({ a: '1' }), ['b']],
    ['what a share gets', revision({ a: '1', b: '1' }), revision({ a: '1', b: '1' }, { b: '2' }), ['b']],
    ['what goes from a share to everybody', revision({ a: '1' }, { a: '2' }), revision({ a: '2' }, { a: '1' }), ['a']],
  ])('are %s', (_name, present, next, remotes) => {
    expect(changedRemotes(present, next)).toEqual(remotes);
  });

  const one = revision({ a: '1', b: '1' }, { a: '2' });
  it.each<[string, ChannelRevision['rollouts'], string[]]>([
    ['of a share that ends', [], ['a']],
    ['of a share that grows', one.rollouts.map((rollout) => ({ ...rollout, share: 2000 })), ['a']],
    [
      'of a share that begins beside it',
      [...one.rollouts, { id: 'r2', share: 1000, releases: set({ b: '2' }) }],
      ['b'],
    ],
    ['of no share when only their order differs', one.rollouts.toReversed(), []],
  ])('are those %s, and not the neighbours', (_name, rollouts, remotes) => {
    expect(changedRemotes(one, { ...one, rollouts })).toEqual(remotes);
  });
});
