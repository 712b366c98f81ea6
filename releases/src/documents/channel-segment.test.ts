import { lastGoodOf, type ChannelRevision } from './channel-document.ts';
import { closeSegment, openSegment } from './channel-segment.ts';

const release = (version: string) => ({ version, digest: version.replaceAll('.', '').padEnd(64, 'A') });
const step = (revision: number, version: string, act = 'promote'): ChannelRevision => ({
  revision,
  at: '2026-11-21T00:00:00.000Z',
  by: 'a test',
  act,
  reason: 'a test',
  releases: { 'mf-a': release(version) },
  rollouts: [],
});

describe('A closed segment', () => {
  const part = { revisions: [step(1, '1.0.0'), step(2, '1.1.0'), step(3, '1.2.0'), step(4, '1.1.0', 'rollback')] };

  it('gives its revisions back, and only in the bytes that were closed', () => {
    const { bytes, past } = closeSegment('stable', part);
    expect(openSegment('stable', bytes, past)).toEqual(part);
    const changed = Buffer.from(bytes.toString('utf8').replace('1.2.0', '1.2.1'));
    expect(() => openSegment('stable', changed, past)).toThrow(expect.objectContaining({ code: 'rewritten' }));
  });

  it('leaves behind what a page may fall back to: the same as if it stood in front of the revisions', () => {
    const { past } = closeSegment('stable', part);
    for (const next of [step(5, '1.3.0'), step(5, '1.0.0', 'rollback'), step(5, '1.1.0')])
      expect(lastGoodOf({ before: past, revisions: [next] }, 'mf-a')).toEqual(
        lastGoodOf({ revisions: [...part.revisions, next] }, 'mf-a'),
      );
    expect(past.good).toEqual({ 'mf-a': [release('1.0.0'), release('1.1.0')] });
  });

  it('hands on what stood before it, and no more than a few releases of each remote', () => {
    const { past } = closeSegment('stable', part);
    const later = closeSegment('stable', { before: past, revisions: [step(5, '1.3.0'), step(6, '1.4.0')] });
    expect(later.past.good['mf-a']?.map(({ version }) => version)).toEqual(['1.1.0', '1.3.0', '1.4.0']);
    expect(openSegment('stable', later.bytes, later.past).before).toEqual(past);
  });
});
