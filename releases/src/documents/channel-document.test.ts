import * as v from 'valibot';
import {
  channelName,
  currentReleases,
  lastGoodOf,
  rollout,
  rolloutId,
  type ChannelRevision,
} from './channel-document.ts';

const release = (version: string) => ({ version, digest: version.replaceAll('.', '').padEnd(64, 'A') });

/** One revision after another; each names the command and the version of `mf-a`, or null where it has none. */
function history(...steps: readonly (readonly [act: string, version: string | null])[]) {
  const revisions = steps.map(([act, version], index): ChannelRevision => ({
    revision: index + 1,
    at: '2026-11-21T00:00:00.000Z',
    by: 'a test',
    act,
    reason: 'a test',
    releases: version === null ? {} : { 'mf-a': release(version) },
    rollouts: [],
  }));
  return { revisions };
}

describe('What a channel points to', () => {
  it('is the newest set, and nothing before anything is promoted', () => {
    expect(currentReleases(history(['promote', '1.0.0'], ['promote', '1.1.0']))).toEqual({ 'mf-a': release('1.1.0') });
    expect(currentReleases({ revisions: [] })).toEqual({});
  });
});

describe('[MFE-7] The release that a page falls back to', () => {
  it.each<[string, ReturnType<typeof history>, string | undefined]>([
    ['the one before', history(['promote', '1.0.0'], ['promote', '1.1.0']), '1.0.0'],
    ['none when there was one only', history(['promote', '1.0.0']), undefined],
    ['none of a channel that is empty', history(), undefined],
    [
      'the newest other one, when a revision moved another remote',
      history(['promote', '1.0.0'], ['promote', '1.1.0'], ['promote', '1.1.0']),
      '1.0.0',
    ],
    [
      'never one that was taken back',
      history(['promote', '1.0.0'], ['promote', '1.1.0'], ['promote', '1.2.0'], ['rollback', '1.1.0']),
      '1.0.0',
    ],
    [
      'one that was taken back and promoted again later',
      history(
        ['promote', '1.0.0'],
        ['promote', '1.1.0'],
        ['rollback', '1.0.0'],
        ['promote', '1.1.0'],
        ['promote', '1.2.0'],
      ),
      '1.1.0',
    ],
    [
      'one that a rollback of another remote left in place',
      history(['promote', '1.0.0'], ['rollback', '1.0.0'], ['promote', '1.1.0']),
      '1.0.0',
    ],
    [
      'one from before the remote was away',
      history(['promote', '1.0.0'], ['promote', null], ['promote', '1.1.0']),
      '1.0.0',
    ],
  ])('is %s', (_name, channel, version) => {
    expect(lastGoodOf(channel, 'mf-a')?.version).toBe(version);
  });

  it('is asked for as it was at an older revision', () => {
    const channel = history(['promote', '1.0.0'], ['promote', '1.1.0'], ['promote', '1.2.0']);
    expect(lastGoodOf(channel, 'mf-a', 2)?.version).toBe('1.0.0');
    expect(lastGoodOf(channel, 'mf-a', 1)).toBeUndefined();
    expect(lastGoodOf(channel, 'mf-b')).toBeUndefined();
  });
});

describe('[MFE-2] Names in a channel', () => {
  it.each([
    ['a channel', channelName, 'stable-2', true],
    ['a channel with a slash', channelName, 'a/b', false],
    ['a channel with capitals', channelName, 'Stable', false],
    ['a channel below a folder', channelName, 'x../stable', false],
    ['a channel with something after it', channelName, 'stable/', false],
    ['a channel of 32 characters', channelName, 'a'.repeat(32), false],
    ['a rollout', rolloutId, 'r12', true],
    ['a rollout without a number', rolloutId, 'r', false],
    ['a rollout with something before it', rolloutId, 'xr1', false],
    ['a rollout with something after it', rolloutId, 'r1x', false],
  ])('%s: %o', (_name, schema, text, allowed) => {
    expect(v.is(schema, text)).toBe(allowed);
  });

  it.each([
    [0, false],
    [1, true],
    [9_999, true],
    [10_000, false],
    [1.5, false],
  ])('a share of %s ten-thousandths', (share, allowed) => {
    expect(v.is(rollout, { id: 'r1', share, releases: {} })).toBe(allowed);
  });
});
