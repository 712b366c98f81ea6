import { pickDay } from './pick-day.ts';

describe('picking a day of a range', () => {
  it.each([
    ['the first day', { start: null, end: null }, 'start', '2026-12-19', { start: '2026-12-19', end: null }],
    ['a return', { start: '2026-12-19', end: null }, 'end', '2026-12-26', { start: '2026-12-19', end: '2026-12-26' }],
    [
      'a return on the same day',
      { start: '2026-12-19', end: null },
      'end',
      '2026-12-19',
      { start: '2026-12-19', end: '2026-12-19' },
    ],
    [
      'a return before the departure',
      { start: '2026-12-19', end: null },
      'end',
      '2026-12-10',
      { start: '2026-12-10', end: null },
    ],
    [
      'an earlier departure keeps the return',
      { start: '2026-12-19', end: '2026-12-26' },
      'start',
      '2026-12-12',
      { start: '2026-12-12', end: '2026-12-26' },
    ],
    [
      'a departure after the return drops it',
      { start: '2026-12-19', end: '2026-12-26' },
      'start',
      '2026-12-30',
      { start: '2026-12-30', end: null },
    ],
  ] as const)('%s', (_, range, end, day, result) => {
    expect(pickDay(range, end, day)).toEqual({ range: result, next: 'end' });
  });
});
