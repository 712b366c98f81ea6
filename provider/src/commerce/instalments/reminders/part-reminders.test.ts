import { localDate } from '@aylal/domain/calendar';
import { nextReminderAt, partReminders, remindersDue } from './part-reminders.ts';

const parts = [
  { deadline_date: localDate('2026-09-01'), amount: 300 },
  { deadline_date: localDate('2026-09-08'), amount: 200 },
  { deadline_date: localDate('2026-09-10'), amount: 250 },
] as const;
const at = (text: string) => Date.parse(`${text}T09:00:00+08:00`);

describe('The reminders of a schedule', () => {
  it('come two days before and the day after the last day of every part but the first, in the order of time', () => {
    expect(partReminders(parts)).toEqual([
      { at: at('2026-09-06'), kind: 'part-due', place: 1 },
      { at: at('2026-09-08'), kind: 'part-due', place: 2 },
      { at: at('2026-09-09'), kind: 'part-late', place: 1 },
      { at: at('2026-09-11'), kind: 'part-late', place: 2 },
    ]);
  });

  it('follow each other, and end', () => {
    expect(nextReminderAt(parts, at('2026-09-06') - 1)).toBe(at('2026-09-06'));
    expect(nextReminderAt(parts, at('2026-09-06'))).toBe(at('2026-09-08'));
    expect(nextReminderAt(parts, at('2026-09-11'))).toBeNull();
    expect(nextReminderAt(null, 0)).toBeNull();
  });

  it('are one a part, the last of them, after a time in which nobody was reminded', () => {
    expect(
      remindersDue(parts, at('2026-09-06'), at('2026-09-10')).map(({ kind, place }) => `${kind} ${place}`),
    ).toEqual(['part-late 1', 'part-due 2']);
  });
});
