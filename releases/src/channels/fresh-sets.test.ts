import type { ChannelRevision } from '../documents/channel-document.ts';
import { freshSets, watchMs } from './fresh-sets.ts';

const start = Date.parse('2026-11-21T00:00:00.000Z');
const reference = (version: string) => ({ version, digest: version.padEnd(64, 'A') });
const revision = (
  number: number,
  releases: Record<string, string>,
  { act = 'promote', minute = number }: { act?: string; minute?: number } = {},
): ChannelRevision => ({
  revision: number,
  at: new Date(start + minute * 60_000).toISOString(),
  by: 'a test',
  act,
  reason: 'a test',
  releases: Object.fromEntries(Object.entries(releases).map(([remote, version]) => [remote, reference(version)])),
  rollouts: [],
});
const at = (minute: number) => new Date(start + minute * 60_000);
const first = revision(1, { 'mf-a': '1.0.0', 'mf-b': '1.0.0' });
const second = revision(2, { 'mf-a': '1.1.0', 'mf-b': '1.0.0' });

describe('Releases that are fresh', () => {
  it('are those that a promotion put in the place of others, for an hour', () => {
    const [set] = freshSets({ revisions: [first, second] }, at(30));
    expect(set).toMatchObject({ revision: 2, releases: { 'mf-a': { version: '1.1.0' } }, replaced: { revision: 1 } });
    expect(Object.keys(set?.releases ?? {})).toEqual(['mf-a']);
    expect(freshSets({ revisions: [first, second] }, new Date(at(2).getTime() + watchMs))).toEqual([]);
  });

  it('stay fresh when another team releases meanwhile', () => {
    const third = revision(3, { 'mf-a': '1.1.0', 'mf-b': '1.1.0' });
    const sets = freshSets({ revisions: [first, second, third] }, at(30));
    expect(sets.map(({ revision: number, releases }) => [number, Object.keys(releases)])).toEqual([
      [2, ['mf-a']],
      [3, ['mf-b']],
    ]);
  });

  it('are no longer, once something else is live', () => {
    const third = revision(3, { 'mf-a': '1.2.0', 'mf-b': '1.0.0' });
    const sets = freshSets({ revisions: [first, second, third] }, at(30));
    expect(sets.map(({ revision: number }) => number)).toEqual([3]);
  });

  it('are none of a first promotion, a share or a rollback', () => {
    const back = revision(3, { 'mf-a': '1.0.0', 'mf-b': '1.0.0' }, { act: 'rollback' });
    expect(freshSets({ revisions: [first] }, at(2))).toEqual([]);
    expect(freshSets({ revisions: [first, { ...first, revision: 2 }] }, at(2))).toEqual([]);
    expect(freshSets({ revisions: [first, second, back] }, at(4))).toEqual([]);
  });
});
