import { zoneMark } from './zone-mark.ts';

it.each([
  ['2026-12-19T07:45:00+08:00', 'UTC+8'],
  ['2026-12-19T07:45:00+07:00', 'UTC+7'],
  ['2026-12-19T07:45:00+05:45', 'UTC+5:45'],
  ['2026-12-19T07:45:00-10:00', 'UTC−10'],
  ['2026-12-19T07:45:00+00:00', 'UTC'],
  ['2026-12-19T07:45:00Z', 'UTC'],
])('[FLIGHT-07] the zone of %s is %s', (instant, mark) => {
  expect(zoneMark(instant)).toBe(mark);
});
