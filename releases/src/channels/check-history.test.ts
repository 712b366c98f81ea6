import type { ChannelDocument, ChannelRevision } from '../documents/channel-document.ts';
import { checkHistory } from './check-history.ts';

const revision = (number: number, version: string, changes: Partial<ChannelRevision> = {}): ChannelRevision => ({
  revision: number,
  at: '2026-11-21T00:00:00.000Z',
  by: 'a test',
  act: 'promote',
  reason: 'a test',
  releases: { 'mf-trial': { version, digest: 'A'.repeat(64) } },
  rollouts: [],
  ...changes,
});
const first = revision(1, '1.0.0');
const second = revision(2, '1.1.0');
const noon = '2026-11-21T12:00:00.000Z';
const channel = (revisions: ChannelRevision[], issued = noon): ChannelDocument => ({
  channel: 'stable',
  issued,
  expires: '2026-12-05T12:00:00.000Z',
  revisions,
});
const later = '2026-11-21T12:00:01.000Z';
const earlier = '2026-11-21T11:59:59.000Z';

describe('The history of a channel', () => {
  it.each([
    ['the same document', channel([first, second])],
    ['the same revisions, signed again', channel([first, second], later)],
    ['one revision more', channel([first, second, revision(3, '1.2.0')], later)],
    ['a signed way back', channel([first, second, revision(3, '1.0.0', { act: 'rollback' })], later)],
    [
      'a signed way back of its own',
      channel([first, second, revision(3, '1.0.0', { act: 'rollback', remotes: ['mf-trial'] })], later),
    ],
  ])('[MFE-3] goes on with %s', (_what, next) => {
    expect(() => checkHistory(next, channel([first, second]))).not.toThrow();
  });

  it.each([
    ['fewer revisions, though signed later', 'replayed', channel([first], later)],
    ['the same revisions, signed earlier', 'replayed', channel([first, second], earlier)],
    ['a revision number twice', 'replayed', channel([first, second, revision(2, '1.2.0')], later)],
    ['an older revision that was changed', 'rewritten', channel([{ ...first, by: 'another' }, second], later)],
    ['a way down without a rollback', 'lower-version', channel([first, second, revision(3, '1.0.0')], later)],
    [
      'a way down by a rollback of another remote',
      'lower-version',
      channel([first, second, revision(3, '1.0.0', { act: 'rollback', remotes: ['mf-other'] })], later),
    ],
    ['a way down by a halt', 'lower-version', channel([first, second, revision(3, '1.0.0', { act: 'halt' })], later)],
  ])('[MFE-3] does not go on with %s', (_what, code, next) => {
    expect(() => checkHistory(next, channel([first, second]))).toThrow(expect.objectContaining({ code }));
  });

  it('[MFE-3] begins where nothing was promoted yet', () => {
    expect(() => checkHistory(channel([first], later), channel([]))).not.toThrow();
    expect(() => checkHistory(channel([], later), channel([]))).not.toThrow();
  });

  it('[MFE-3] is checked for itself where nothing was seen before', () => {
    expect(() => checkHistory(channel([first, second]), null)).not.toThrow();
    expect(() => checkHistory(channel([second, first]), null)).toThrow(expect.objectContaining({ code: 'replayed' }));
  });

  const past = (version: string, digest = 'B', number = 2) => ({
    revision: number,
    digest: digest.repeat(64),
    good: { 'mf-trial': [{ version, digest: 'A'.repeat(64) }] },
  });
  const after = (before: ReturnType<typeof past>, revisions: ChannelRevision[], issued = later): ChannelDocument => ({
    ...channel(revisions, issued),
    before,
  });
  const third = revision(3, '1.2.0');
  const fourth = revision(4, '1.2.0');

  it('[MFE-3] goes on when revisions were closed, also beyond all that was seen', () => {
    expect(() => checkHistory(after(past('1.1.0'), [third, fourth]), channel([first, second, third]))).not.toThrow();
    expect(() => checkHistory(after(past('1.1.0', 'C', 8), [revision(9, '1.3.0')]), channel([first]))).not.toThrow();
    expect(() =>
      checkHistory(after(past('1.1.0'), [third, fourth]), after(past('1.1.0'), [third], noon)),
    ).not.toThrow();
  });

  it.each<[string, string, ChannelDocument, ChannelDocument | null]>([
    [
      'another closed past',
      'rewritten',
      after(past('1.1.0', 'C'), [third, fourth]),
      after(past('1.1.0'), [third], noon),
    ],
    ['a past that was opened again', 'rewritten', channel([third, fourth], later), after(past('1.1.0'), [third], noon)],
    [
      'a revision changed that both hold',
      'rewritten',
      after(past('1.1.0'), [{ ...third, by: 'another' }]),
      channel([first, second, third]),
    ],
    ['a way down at the edge of the past', 'lower-version', after(past('1.3.0'), [third]), null],
    ['a number that the past has', 'replayed', after(past('1.1.0', 'B', 3), [third]), null],
  ])('[MFE-3] does not go on with %s', (_what, code, next, seen) => {
    expect(() => checkHistory(next, seen)).toThrow(expect.objectContaining({ code }));
  });
});
