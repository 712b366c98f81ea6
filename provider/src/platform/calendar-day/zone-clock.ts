import { type LocalDate, daysMs, offsetMinutes as offsetOf, dayOf } from '@aylal/domain/calendar';

const DAY = daysMs(1);

/** Turns instants into local times of airports and back. Remembers offsets: asking Intl is slow. */
export interface ZoneClock {
  /** Minutes that the zone is ahead of UTC at an instant (milliseconds). */
  offsetMinutes(zone: string, at: number): number;
  /** The instant of a local day (days since 1970) and minute. In the hour that summer time skips, the later one. */
  instantOf(zone: string, day: number, minute: number): number;
  /** The day of the zone at an instant. */
  dateAt(zone: string, at: number): LocalDate;
}

export function createZoneClock(): ZoneClock {
  const borders = new Map<string, Map<number, number>>();

  function atBorder(zone: string, day: number): number {
    let days = borders.get(zone);
    if (days === undefined) {
      days = new Map();
      borders.set(zone, days);
    }
    let offset = days.get(day);
    if (offset === undefined) {
      offset = offsetOf(zone, day * DAY);
      // Days on sale are a year; whoever asks for more makes it start again.
      if (days.size > 2_000) days.clear();
      days.set(day, offset);
    }
    return offset;
  }

  function offsetMinutes(zone: string, at: number): number {
    const day = Math.floor(at / DAY);
    const offset = atBorder(zone, day);
    return offset === atBorder(zone, day + 1) ? offset : offsetOf(zone, at);
  }

  return {
    offsetMinutes,
    instantOf: (zone, day, minute) => {
      const local = day * DAY + minute * 60_000;
      const guess = local - offsetMinutes(zone, local) * 60_000;
      return local - offsetMinutes(zone, guess) * 60_000;
    },
    dateAt: (zone, at) => dateOfDay(Math.floor((at + offsetMinutes(zone, at) * 60_000) / DAY)),
  };
}

/** Days since 1970 of `YYYY-MM-DD`. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

export function dateOfDay(day: number): LocalDate {
  return dayOf(new Date(day * DAY).toISOString());
}

/** 0 Monday … 6 Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}
