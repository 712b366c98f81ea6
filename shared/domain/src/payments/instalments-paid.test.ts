import { localDate } from '../calendar/index.ts';
import { instalmentsPaid, isOverdue, nextInstalment, remainingInstalments } from './instalments-paid.ts';

const parts = [
  { deadline_date: localDate('2026-11-22'), amount: 300 },
  { deadline_date: localDate('2026-11-29'), amount: 200 },
  { deadline_date: localDate('2026-12-06'), amount: 250 },
];

describe('a schedule', () => {
  it.each([
    [0, [false, false, false], 300, 750],
    [100, [false, false, false], 200, 650],
    [300, [true, false, false], 200, 450],
    [450, [true, false, false], 50, 300],
    [750, [true, true, true], 0, 0],
  ])('[INST-02] [MNY-9] is covered in order after %d', (paid, states, next, remaining) => {
    const schedule = instalmentsPaid(parts, paid);
    expect(schedule.map(({ is_paid }) => is_paid)).toEqual(states);
    expect(schedule.reduce((sum, { to_paid }) => sum + to_paid, 0)).toBe(paid);
    expect([nextInstalment(schedule), remainingInstalments(schedule)]).toEqual([next, remaining]);
  });

  it('[INST-11.2] [GAP-39] counts penalties with what is due', () => {
    const late = instalmentsPaid(parts, 300).map((one, place) =>
      place === 1 ? { ...one, undue_loss_amount: 7 } : one,
    );
    expect([nextInstalment(late), remainingInstalments(late)]).toEqual([207, 457]);
  });

  it.each([
    ['its last day', '2026-11-29', false, 0, false],
    ['the day after', '2026-11-30', false, 0, true],
    ['the day after, paid', '2026-11-30', true, 0, false],
    ['before, with a penalty', '2026-11-01', false, 1, true],
  ])('[INST-12.1] [INST-12.2] is overdue or not on %s', (_name, today, is_paid, undue_loss_amount, overdue) => {
    expect(isOverdue({ deadline_date: localDate('2026-11-29'), is_paid, undue_loss_amount }, localDate(today))).toBe(
      overdue,
    );
  });
});
