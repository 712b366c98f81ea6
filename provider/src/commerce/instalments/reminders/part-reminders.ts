import { addDays, homeInstant, type LocalDate } from '@aylal/domain/calendar';
import type { InstalmentPart } from '@aylal/domain/payments';

/** `part-due`: its last day is near; `part-late`: it has passed. */
export type ReminderKind = 'part-due' | 'part-late';

/** A part of an order, when its customer is notified of it (milliseconds since 1970), and of what. */
export interface PartReminder {
  readonly at: number;
  readonly kind: ReminderKind;
  /** Its place in the schedule. */
  readonly place: number;
}

/** So many days before its last one a part is called to mind. */
const daysBefore = 2;

/** Every reminder of a schedule in the order of time: of each part but the first, which the hold of the seats sees to, two days before its last day and the day after it, at nine in the morning. */
export function partReminders(parts: readonly InstalmentPart[]): readonly PartReminder[] {
  return parts
    .flatMap(({ deadline_date }, place): PartReminder[] => [
      { at: morningOf(addDays(deadline_date, -daysBefore)), kind: 'part-due', place },
      { at: morningOf(addDays(deadline_date, 1)), kind: 'part-late', place },
    ])
    .filter(({ place }) => place > 0)
    .toSorted((a, b) => a.at - b.at);
}

/** The first reminder after an instant; null when none follows. */
export function nextReminderAt(parts: readonly InstalmentPart[] | null, after: number): number | null {
  return partReminders(parts ?? []).find(({ at }) => at > after)?.at ?? null;
}

/** What is due from one instant to another: of each part the last of its reminders only, so that a customer is notified of it once, also after a time in which nobody was reminded. */
export function remindersDue(parts: readonly InstalmentPart[], from: number, to: number): readonly PartReminder[] {
  const byPlace = new Map(
    partReminders(parts)
      .filter(({ at }) => at >= from && at <= to)
      .map((reminder) => [reminder.place, reminder]),
  );
  return [...byPlace.values()];
}

function morningOf(day: LocalDate): number {
  return homeInstant(day, '09:00');
}
