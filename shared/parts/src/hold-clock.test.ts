import { holdAt, serverNow, writeCountdown, writeHoldTime } from './hold-clock.ts';

const until = '2026-11-21T02:30:00.000Z';
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

describe('The hold of price and seats', () => {
  it.each([
    ['half an hour before', '02:00:00.000', { state: 'held', remainingMs: 1_800_000, until }],
    ['one millisecond more than 5 minutes before', '02:24:59.999', { state: 'held', remainingMs: 300_001, until }],
    ['5 minutes before', '02:25:00.000', { state: 'soon', remainingMs: 300_000, until }],
    ['one millisecond before', '02:29:59.999', { state: 'soon', remainingMs: 1, until }],
    ['at the deadline', '02:30:00.000', { state: 'over', until }],
  ])('is told %s', (_, time, hold) => {
    expect(holdAt(until, at(time))).toEqual(hold);
  });

  it('is none where nothing is held', () => {
    expect(holdAt(null, at('02:00:00.000'))).toEqual({ state: 'none' });
  });

  it('[REL-5] follows the provider, whatever the device believes and however long it slept', () => {
    const reading = { serverMs: at('02:00:00.000'), heardMs: 5000 };
    expect(serverNow(reading, 5000 + 600_000)).toBe(at('02:10:00.000'));
  });

  it.each([
    [1_781_000, '29:41'],
    [300_000, '05:00'],
    [999, '00:01'],
    [0, '00:00'],
    [-5, '00:00'],
    [3_900_000, '1:05:00'],
  ])('writes %d ms as %s', (ms, text) => {
    expect(writeCountdown(ms)).toBe(text);
  });

  it.each([
    ['2026-11-21T15:59:00Z', '23:59'],
    ['2026-11-21T16:00:00Z', '11/22 00:00'],
  ])('names the day of %s in Ulaanbaatar where it is not today', (until, text) => {
    expect(writeHoldTime(until, at('02:00:00.000'), 'mn')).toBe(text);
  });
});
