import { comingWeekend } from './coming-weekend.ts';
import { localDate } from './local-date.ts';

it.each([
  ['2026-11-30', '2026-12-04'],
  ['2026-12-02', '2026-12-04'],
  ['2026-12-03', '2026-12-11'],
  ['2026-12-04', '2026-12-11'],
  ['2026-12-06', '2026-12-11'],
])('the weekend to plan on %s begins on %s', (today, friday) => {
  expect(comingWeekend(localDate(today)).friday).toBe(friday);
});

it('ends on its Sunday', () => {
  expect(comingWeekend(localDate('2026-12-30')).sunday).toBe('2027-01-03');
});
