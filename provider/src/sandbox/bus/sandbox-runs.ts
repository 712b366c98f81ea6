import { addDays, type LocalDate } from '@aylal/domain/calendar';
import type { BusWish } from '../../products/buses/bus-supplier.ts';
import { sandboxLines, type SandboxLine } from './sandbox-lines.ts';
import { zoneOfStop } from './sandbox-stops.ts';

const MINUTE_MS = 60_000;
/** The longest line is under way for a day and a quarter. */
const DAYS_UNDER_WAY = 2;

/** A bus of a line on its way, between two of its stops; instants are milliseconds. `run` is the whole way, which a seat is sold for. */
export interface SandboxRun {
  readonly run: string;
  readonly line: SandboxLine;
  readonly departsAt: number;
  readonly arrivesAt: number;
  readonly km: number;
}

/** The buses that leave a stop for another on a day of the place where one boards, the earliest first. */
export function runsOf({ stop, end, date }: BusWish): readonly SandboxRun[] {
  const startDays = Array.from({ length: DAYS_UNDER_WAY + 1 }, (_, back) => addDays(date, -back));
  return sandboxLines
    .flatMap((line) => startDays.flatMap((day) => line.times.flatMap((time) => runOf(line, stop, end, day, time))))
    .filter(({ departsAt }) => localDay(departsAt, stop) === date)
    .toSorted((a, b) => a.departsAt - b.departsAt || a.run.localeCompare(b.run));
}

function runOf(line: SandboxLine, stop: string, end: string, day: LocalDate, time: string): SandboxRun[] {
  const board = line.stops.find((one) => one.stop === stop);
  const leave = line.stops.find((one) => one.stop === end);
  if (!board || !leave || !line.days.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return [];
  const outward = board.minutes < leave.minutes;
  const first = outward ? line.stops[0] : line.stops.at(-1);
  if (!first) return [];
  const started = Date.parse(`${day}T${time}:00Z`) - zone(first.stop) * 60 * MINUTE_MS;
  const at = (minutes: number) => started + Math.abs(minutes - first.minutes) * MINUTE_MS;
  return [
    {
      run: `${line.id}${outward ? 'A' : 'B'}-${time.replace(':', '')}-${day.replaceAll('-', '')}`,
      line,
      departsAt: at(board.minutes),
      arrivesAt: at(leave.minutes),
      km: Math.abs(leave.km - board.km),
    },
  ];
}

/** An instant as the clock at a stop shows it, with its zone. */
export function timeAt(instant: number, stop: string): string {
  const hours = zone(stop);
  return `${new Date(instant + hours * 60 * MINUTE_MS).toISOString().slice(0, 19)}+0${hours}:00`;
}

function localDay(instant: number, stop: string): string {
  return timeAt(instant, stop).slice(0, 10);
}

function zone(stop: string): number {
  return zoneOfStop.get(stop) ?? 8;
}
