import { dateOfDay, type ZoneClock } from '../../../platform/calendar-day/zone-clock.ts';

/** Writes a local day (days since 1970) and minute of a zone as an instant: `2026-12-17T18:00:00+08:00`. */
export type ZoneWriter = (zone: string, day: number, minute: number) => string;

const MOST_KEPT = 5_000;

/** Keeps what it has written: the hotels of a city share their days. */
export function createZoneWriter(clock: ZoneClock): ZoneWriter {
  const kept = new Map<string, string>();
  return (zone, day, minute) => {
    const key = `${zone} ${day} ${minute}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size > MOST_KEPT) kept.clear();
    const written = writeInZone(clock, zone, day, minute);
    kept.set(key, written);
    return written;
  };
}

function writeInZone(clock: ZoneClock, zone: string, day: number, minute: number): string {
  const offset = clock.offsetMinutes(zone, clock.instantOf(zone, day, minute));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const away = Math.abs(offset);
  const zoneText = `${offset < 0 ? '-' : '+'}${two(away / 60)}:${two(away % 60)}`;
  return `${dateOfDay(day)}T${two(minute / 60)}:${two(minute % 60)}:00${zoneText}`;
}
