import { daysMs } from '@aylal/domain/calendar';
import type { PlaceDirectory } from '../airports/place-directory.ts';
import { aircraftOf } from './aircraft.ts';
import { carriers } from './carriers.ts';
import type { ScheduledFlight } from './flight.ts';
import { blockMinutes, greatCircleKm } from './great-circle.ts';
import { mongolianSchedule } from './mongolian-schedule.ts';
import type { ZoneClock } from '../../../platform/calendar-day/zone-clock.ts';

const DAY = daysMs(1);
/** A winter day: the way back is planned with the offsets of winter. */
const WINTER = Date.parse('2026-01-14T00:00:00Z') / DAY;

const maskOf = (days: string) => [...days].reduce((mask, day) => mask | (1 << (Number(day) - 1)), 0);
/** The same days, so many days later. */
export const shiftDays = (mask: number, by: number) => {
  const shift = ((by % 7) + 7) % 7;
  return ((mask << shift) | (mask >> (7 - shift))) & 127;
};

/** A flight out and, after its time on the ground, the flight back. */
export function outAndBack(
  clock: ZoneClock,
  out: ScheduledFlight,
  backNumber: string,
  groundMinutes: number,
): ScheduledFlight[] {
  const back = blockMinutes(out.to, out.from, out.aircraft.cruiseKmh);
  const leaves = clock.instantOf(out.from.zone, WINTER, out.departMinute) + (out.blockMinutes + groundMinutes) * 60_000;
  const local = leaves + clock.offsetMinutes(out.to.zone, leaves) * 60_000;
  const later = Math.floor(local / DAY) - WINTER;
  return [
    out,
    {
      ...out,
      key: `${out.carrier.code}${backNumber}`,
      number: backNumber,
      from: out.to,
      to: out.from,
      days: shiftDays(out.days, later),
      departMinute: Math.floor((local % DAY) / 300_000) * 5,
      blockMinutes: back,
    },
  ];
}

/** The flights of the written schedule, both ways. Throws for a line that names an unknown airline or airport: it is our own data. */
export function readMongolianSchedule(places: PlaceDirectory, clock: ZoneClock): ScheduledFlight[] {
  const byCode = new Map(carriers.map((carrier) => [carrier.code, carrier]));
  return mongolianSchedule
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', number = '', back = '', from = '', to = '', days = '', time = '', ground = '', type = ''] =
        line.split('|');
      const carrier = byCode.get(code);
      const start = places.airport(from);
      const end = places.airport(to);
      if (!carrier || !start || !end) throw new Error(`The Mongolian schedule names something unknown: ${line}`);
      const aircraft = aircraftOf(type);
      return outAndBack(
        clock,
        {
          key: `${code}${number}`,
          carrier,
          number,
          from: start,
          to: end,
          days: maskOf(days),
          departMinute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
          blockMinutes: blockMinutes(start, end, aircraft.cruiseKmh),
          km: greatCircleKm(start, end),
          aircraft,
        },
        back,
        Number(ground),
      );
    });
}
