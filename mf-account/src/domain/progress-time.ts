import type { FlightOrder, ProgressStep } from '@aylal/contracts/orders';
import { addDays, daysMs, type LocalDate } from '@aylal/domain/calendar';

/** When a step is, by the clock that the traveller will look at. */
export type ProgressTime = { kind: 'instant'; at: string } | { kind: 'local'; date: LocalDate; time: string };

const dayMs = daysMs(1);

/** Departure and check-in are in the airport's local time; events of the order are instants. Null for what has no time yet. */
export function progressTime(
  { step, at }: ProgressStep,
  { progress, search_data }: Pick<FlightOrder, 'progress' | 'search_data'>,
): ProgressTime | null {
  if (at === null) return null;
  const departure = progress.find((other) => other.step === 'departure')?.at;
  if ((step !== 'departure' && step !== 'check-in') || !departure) return { kind: 'instant', at };
  const daysBefore = (Date.parse(departure) - Date.parse(at)) / dayMs;
  if (!Number.isInteger(daysBefore)) return { kind: 'instant', at };
  return { kind: 'local', date: addDays(search_data.depart_date, -daysBefore), time: search_data.depart_time };
}
