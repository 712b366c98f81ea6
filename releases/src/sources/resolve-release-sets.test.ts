import type { ChannelRevision } from '../documents/channel-document.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import { heldRevisions, longestLeaseMs } from '../channels/head-window.ts';
import { resolveReleaseSets, neededReleases, type ProfiledVisitor } from './resolve-release-sets.ts';

const release = (version: string) => ({ version, digest: `digest of ${version}` });
const at = '2026-11-21T00:00:00.000Z';
const revision = (number: number, version: string, share?: string): ChannelRevision => ({
  revision: number,
  at,
  by: 'a test',
  act: 'promote',
  reason: 'a test',
  releases: { 'mf-a': release(version) },
  // All visitors but one in ten thousand.
  rollouts: share === undefined ? [] : [{ id: `r${number}`, share: 9_999, releases: { 'mf-a': release(share) } }],
});
const channel = {
  channel: 'stable',
  issued: at,
  expires: at,
  revisions: [revision(1, '1.0.0'), revision(2, '1.1.0', '1.2.0')],
};
const parts = { routes: [], navigation: [], dialogs: [], panels: [], slots: [] };
const record = { descriptor: { id: 'mf-a', ...parts } as object } as ReleaseRecord;
const recordsOf = (...versions: string[]) => new Map(versions.map((version) => [release(version).digest, record]));
const profile = { name: 'web', channel: null, mode: 'web', shell: 'web', layout: 'web' } as const;
const visitor: ProfiledVisitor = { visitor: 'v1', profile };
const versionOf = (given: Partial<ProfiledVisitor>, records = recordsOf('1.0.0', '1.1.0', '1.2.0')) => {
  const { releases, rollouts } = resolveReleaseSets(channel, records, '/releases/')({ ...visitor, ...given });
  return [releases['mf-a']?.version, rollouts];
};

describe('The set of a visitor', () => {
  it('is that of the share, or of everybody', () => {
    expect(versionOf({})).toEqual(['1.2.0', ['r2']]);
    expect(versionOf({ visitor: null })).toEqual(['1.1.0', []]);
  });

  it('is that of the payment under way, as long as its releases are there', () => {
    const lease = { revision: 1, rollouts: [] };
    expect(versionOf({ lease })).toEqual(['1.0.0', []]);
    expect(versionOf({ lease }, recordsOf('1.1.0', '1.2.0'))).toEqual(['1.2.0', ['r2']]);
    expect(versionOf({ lease: { revision: 9, rollouts: [] } })).toEqual(['1.2.0', ['r2']]);
  });

  it('leaves out a release of a tester that was never read', () => {
    const override = (version: string) => ({ releases: { 'mf-a': release(version) }, subject: 'Bat', expires: at });
    expect(versionOf({ override: override('1.0.0') })).toEqual(['1.0.0', ['r2']]);
    expect(versionOf({ override: override('3.0.0') })).toEqual(['1.2.0', ['r2']]);
  });
});

describe('The releases that a page may still get', () => {
  const from = Date.parse(at);
  it('are those of the present revision, and of one that a payment may hold', () => {
    const numbers = (ms: number) => heldRevisions(channel, new Date(from + ms)).map((one) => one.revision);
    expect(numbers(longestLeaseMs - 1)).toEqual([1, 2]);
    expect(numbers(longestLeaseMs)).toEqual([2]);
    expect([...neededReleases(channel, new Date(from + longestLeaseMs)).values()].map((one) => one.version)).toEqual([
      '1.1.0',
      '1.2.0',
    ]);
  });
});
