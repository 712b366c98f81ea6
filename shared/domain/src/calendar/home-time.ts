import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { LocalDate } from './local-date.ts';
import { minutesMs } from './durations.ts';
import { homeZone, offsetMinutes } from './zones.ts';

dayjs.extend(utc);

/** The instant of a time of day, such as `09:00`, where the shop is, in milliseconds since 1970; without a time the start of the day. */
export function homeInstant(date: LocalDate, time = '00:00'): number {
  const local = dayjs.utc(`${date}T${time}`).valueOf();
  return local - minutesMs(offsetMinutes(homeZone, local));
}

/** An instant by the clock where the shop is, as protocols of partners write it: `YYYY-MM-DD HH:mm:ss`. For people, use the formats of `@aylal/i18n`. */
export function formatAtHome(instant: number, format: string): string {
  return dayjs.utc(instant).utcOffset(offsetMinutes(homeZone, instant)).format(format);
}
