import type { ChannelRevision } from '../documents/channel-document.ts';
import { retainedReleases, retention, type RetentionFacts } from './retained-releases.ts';

const now = new Date('2027-11-21T00:00:00.000Z');
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 24 * 3_600_000 - ms);
const old = daysAgo(300);
const stored = (version: string, published = old, seen: Date | null = null) => ({
  remote: 'mf-a',
  version,
  published,
  seen,
});
const facts = (given: Partial<RetentionFacts>): RetentionFacts => ({
  channels: [],
  stored: [],
  pinned: [],
  now,
  restorableDays: 0,
  ...given,
});
const revision = (number: number, version: string, at = old): ChannelRevision => ({
  revision: number,
  at: at.toISOString(),
  by: 'a test',
  act: 'promote',
  reason: 'a test',
  releases: { 'mf-a': { version, digest: version } },
  rollouts: [],
});
const channel = (...revisions: ChannelRevision[]) => ({
  channel: 'stable',
  issued: now.toISOString(),
  expires: now.toISOString(),
  revisions,
});

describe('[MFE-6] A release stays', () => {
  it.each([
    ['published within thirty days', stored('1.0.0', daysAgo(retention.publishedDays, -1)), 'it was published lately'],
    ['met within a week', stored('1.0.0', old, daysAgo(retention.seenDays, -1)), 'a page met it lately'],
  ])('when it was %s, and no longer', (_name, release, why) => {
    const newer = Array.from({ length: retention.versions }, (_, index) => stored(`2.${index}.0`, now));
    const reasonAt = (ms: number) =>
      retainedReleases(facts({ stored: [release, ...newer], now: new Date(now.getTime() + ms) })).get('mf-a 1.0.0');
    expect(reasonAt(0)).toBe(why);
    expect(reasonAt(1)).toBeUndefined();
  });

  it('when it is one of the five newest of its remote', () => {
    const six = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'].map((version, index) =>
      stored(version, daysAgo(100 - index)),
    );
    const other = { ...stored('9.0.0'), remote: 'mf-b' };
    const retained = retainedReleases(facts({ stored: [...six, other] }));
    expect([...retained.keys()]).toEqual([
      'mf-a 1.5.0',
      'mf-a 1.4.0',
      'mf-a 1.3.0',
      'mf-a 1.2.0',
      'mf-a 1.1.0',
      'mf-b 9.0.0',
    ]);
    expect(new Set(retained.values())).toEqual(new Set(['it is one of the newest of its remote']));
  });

  it("when a tester's link names it, and when a revision that can be restored does", () => {
    const retained = retainedReleases(
      facts({ channels: [channel(revision(1, '1.0.0'))], pinned: [{ 'mf-b': '3.0.0' }] }),
    );
    expect([...retained]).toEqual([
      ['mf-a 1.0.0', 'revision 1 of stable can be restored'],
      ['mf-b 3.0.0', "a tester's link names it"],
    ]);
  });

  it('for the first rule that keeps it', () => {
    const [[, why] = []] = retainedReleases(
      facts({ channels: [channel(revision(1, '1.0.0'))], stored: [stored('1.0.0', now)] }),
    );
    expect(why).toBe('revision 1 of stable can be restored');
  });
});

describe('[MFE-8] A revision can be restored', () => {
  /** Whether the release of a revision stays that was taken back on this day, so that no later one falls back to it. */
  const stays = (
    takenBack: Date,
    { followers, restorableDays = 0 }: { followers: number; restorableDays?: number },
  ) => {
    const later = Array.from({ length: followers }, (_, index) => revision(index + 3, '0.9.0', takenBack));
    const rollbacks = later.map((one) => ({ ...one, act: 'rollback' }));
    const revisions = [revision(1, '0.9.0'), revision(2, '1.0.0'), ...rollbacks];
    return retainedReleases(facts({ channels: [channel(...revisions)], restorableDays })).has('mf-a 1.0.0');
  };

  it('while it is one of the newest twenty', () => {
    expect(stays(old, { followers: retention.revisions - 1 })).toBe(true);
    expect(stays(old, { followers: retention.revisions })).toBe(false);
  });

  it('while it was in force within half a year, and longer where that is asked for', () => {
    const edge = daysAgo(retention.restorableDays);
    expect(stays(daysAgo(retention.restorableDays, -1), { followers: 30 })).toBe(true);
    expect(stays(edge, { followers: 30 })).toBe(false);
    expect(stays(edge, { followers: 30, restorableDays: retention.restorableDays + 1 })).toBe(true);
    expect(stays(daysAgo(retention.restorableDays, -1), { followers: 30, restorableDays: 1 })).toBe(true);
  });
});
