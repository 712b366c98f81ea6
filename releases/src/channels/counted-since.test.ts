import type { ChannelRevision } from '../documents/channel-document.ts';
import { countedSince } from './counted-since.ts';

const reference = (version: string) => ({ version, digest: version });
const live = (revision: number, trial: string, more: Partial<ChannelRevision> = {}): ChannelRevision => ({
  ...{ revision, at: '2026-11-21T00:00:00.000Z', by: 'a test', act: 'promote', reason: 'a test', rollouts: [] },
  releases: { 'mf-trial': reference(trial), 'mf-other': reference('1.0.0') },
  ...more,
});
const share = (id: string, part: number, remote = 'mf-trial') => ({
  rollouts: [{ id, share: part, releases: { [remote]: reference('2.0.0') } }],
});

describe('Since when a remote is counted', () => {
  it.each([
    ['it never moved', [live(4, '1.0.0'), live(5, '1.0.0')], { 'mf-trial': 1, 'mf-other': 1 }],
    ['it was promoted', [live(4, '1.0.0'), live(5, '1.1.0')], { 'mf-trial': 5, 'mf-other': 1 }],
    ['a share of it began', [live(4, '1.0.0'), live(5, '1.0.0', share('r5', 500))], { 'mf-trial': 5, 'mf-other': 1 }],
    [
      'its share grew',
      [live(5, '1.0.0', share('r5', 500)), live(6, '1.0.0', share('r5', 900)), live(7, '1.0.0', share('r5', 900))],
      { 'mf-trial': 6, 'mf-other': 1 },
    ],
    [
      'its share began before what the head holds',
      [live(8, '1.0.0', share('r5', 500)), live(9, '1.0.0', share('r5', 500))],
      { 'mf-trial': 5, 'mf-other': 1 },
    ],
    [
      'a remote that others do not have began with a share, and is compared with all',
      [live(4, '1.0.0'), live(5, '1.0.0', share('r5', 500, 'mf-fresh'))],
      { 'mf-trial': 5, 'mf-other': 5, 'mf-fresh': 5 },
    ],
  ])('%s', (_name, revisions, since) => {
    expect(countedSince({ revisions })).toEqual(since);
  });
});
