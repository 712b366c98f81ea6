import { createPlaceDirectory } from '../airports/place-directory.ts';
import { loadAirports } from '../airports/load-airports.ts';
import type { ScheduledFlight } from '../network/flight.ts';
import { readMongolianSchedule } from '../network/read-mongolian-schedule.ts';
import { createZoneClock, dayNumber } from '../../../platform/calendar-day/zone-clock.ts';
import { seatLimit, soldElsewhere } from './seats-sold.ts';

let flights: readonly ScheduledFlight[];
beforeAll(async () => {
  flights = readMongolianSchedule(createPlaceDirectory(await loadAirports()), createZoneClock());
});
const day = dayNumber('2026-12-19');
const limits = (today: string) => flights.map((flight) => seatLimit(flight, day, dayNumber(today)));

describe('seats that we may sell', () => {
  it('are never fewer than none nor more than the aircraft has', () => {
    for (const [index, limit] of limits('2026-12-18').entries()) {
      expect(limit).toBeGreaterThanOrEqual(0);
      expect(limit).toBeLessThanOrEqual(flights[index]?.aircraft.seats ?? 0);
    }
  });

  it('are fewer, for nobody more, the nearer the departure', () => {
    const far = limits('2026-10-01');
    limits('2026-12-18').forEach((limit, index) => expect(limit).toBeLessThanOrEqual(far[index] ?? 0));
  });

  it('are few on some flights, plenty on most', () => {
    const few = limits('2026-12-01').filter((limit) => limit <= 8).length;
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(flights.length / 5);
  });

  it('are the same for everybody who asks', () => {
    for (const flight of flights)
      expect(soldElsewhere(flight, day, day - 10)).toBe(soldElsewhere(flight, day, day - 10));
  });
});
