import { LRUCache } from 'lru-cache';
import { dateOfDay, type ZoneClock } from '../../../platform/calendar-day/zone-clock.ts';

/** Writes a local day (days since 1970) and minute of a zone as an instant: `2026-12-17T18:00:00+08:00`. */
export type ZoneWriter = (zone: string, day: number, minute: number) => string;

const MOST_KEPT = 5_000;

/** Keeps what it has written: the hotels of a city share their days. */
export function createZoneWriter(clock: ZoneClock): ZoneWriter {
  const cache = new LRUCache<string, string>({ max: MOST_KEPT });
  return (zone, day, minute) => {
    const key = `${zone} ${day} ${minute}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const written = writeInZone(clock, zone, day, minute);
    cache.set(key, written);
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
