import { localDate } from '@aylal/domain/calendar';
import { loadFlightPlaces } from '../airports/flight-places.ts';
import { createFlightInventory, type FlightInventory } from '../inventory.ts';
import type { Itinerary } from './flight.ts';
import { itineraryKey } from './flight.ts';
import { minimumConnection } from './find-itineraries.ts';

let inventory: FlightInventory;
beforeAll(async () => {
  inventory = createFlightInventory(await loadFlightPlaces());
});

function ways(from: string, to: string, date: string): readonly Itinerary[] {
  const start = inventory.places.airport(from);
  const end = inventory.places.airport(to);
  if (!start || !end) throw new Error(`${from} or ${to} is unknown`);
  return inventory.finder.between(start, end, localDate(date));
}
const week = Array.from({ length: 7 }, (_, index) => `2026-12-${14 + index}`);

describe('the timetable', () => {
  it.each(['COQ', 'DLZ', 'MXV', 'ULZ', 'BYN', 'LTI', 'HVD', 'ULO', 'ULG'])(
    'flies from Ulaanbaatar to %s, each airline 1 to 4 times a week (field-facts §2.13)',
    (to) => {
      const perCarrier = new Map<string, number>();
      for (const way of week.flatMap((date) => ways('UBN', to, date))) {
        perCarrier.set(way.carrier.code, (perCarrier.get(way.carrier.code) ?? 0) + 1);
      }
      expect(perCarrier.size).toBeGreaterThan(0);
      for (const [carrier, flights] of perCarrier) {
        expect(['OM', 'M0', 'MR']).toContain(carrier);
        expect(flights).toBeLessThanOrEqual(4);
      }
    },
  );

  it.each([
    ['UBN', 'LHR'],
    ['UBN', 'SYD'],
    ['JFK', 'CDG'],
    ['HVD', 'NRT'],
    ['UBN', 'LAX'],
    ['CJU', 'UBN'],
  ])('leads from %s to %s within a week, over at most two places', (from, to) => {
    const all = week.flatMap((date) => ways(from, to, date));
    expect(all.length).toBeGreaterThan(0);
    expect(Math.max(...all.map(({ legs }) => legs.length))).toBeLessThanOrEqual(3);
  });

  it.each([
    ['UBN', 'AVK'],
    ['KHR', 'LAX'],
  ])('has nothing from %s to %s, where nobody flies', (from, to) => {
    expect(week.flatMap((date) => ways(from, to, date))).toEqual([]);
  });

  it('keeps connections possible: same city, time enough, never longer than 20 hours, one ticket', () => {
    for (const { legs } of [
      ...ways('UBN', 'SYD', '2026-12-19'),
      ...ways('UBN', 'LHR', '2026-12-18'),
      ...ways('UBN', 'HND', '2026-12-18'),
      ...ways('UBN', 'NRT', '2026-12-18'),
    ]) {
      legs.slice(1).forEach((next, index) => {
        const before = legs[index];
        if (before === undefined) throw new Error('no leg before');
        const wait = (next.departs - before.arrives) / 60_000;
        expect(next.flight.from.city).toBe(before.flight.to.city);
        if (next.flight.from.code !== before.flight.to.code)
          expect([before.flight.carrier.kind, next.flight.carrier.kind]).not.toContain('lowcost');
        expect(wait).toBeGreaterThanOrEqual(minimumConnection(before.flight, next.flight));
        expect(wait).toBeLessThanOrEqual(1200);
      });
    }
  });

  it('reckons with zones and summer time: the same local departure is another instant', () => {
    const start = (date: string) =>
      ways('FRA', 'UBN', date).find(({ legs }) => legs[0]?.flight.key === 'OM138')?.legs[0];
    const winter = start('2026-12-14');
    const summer = start('2027-06-14');
    expect(winter && new Date(winter.departs).getUTCHours()).toBe(
      ((summer && new Date(summer.departs).getUTCHours()) ?? 0) + 1,
    );
    expect(winter?.flight.departMinute).toBe(summer?.flight.departMinute);
  });

  it('lets Ölgii be an hour behind', () => {
    const flight = ways('UBN', 'ULG', '2026-12-15')[0]?.legs[0];
    expect(flight?.flight.key).toBe('OM1101');
    const local = ((flight?.departs ?? 0) / 60_000 + (flight?.flight.blockMinutes ?? 0) + 7 * 60) % 1440;
    expect(local).toBe(8 * 60 + 20 + (flight?.flight.blockMinutes ?? 0) - 60);
  });

  it('is the same whenever it is made', async () => {
    const other = createFlightInventory(await loadFlightPlaces());
    const start = other.places.airport('UBN');
    const end = other.places.airport('LHR');
    const again = start && end ? other.finder.between(start, end, localDate('2026-12-18')).map(itineraryKey) : [];
    expect(again).toEqual(ways('UBN', 'LHR', '2026-12-18').map(itineraryKey));
    expect(again.length).toBeGreaterThan(0);
  });

  it('finds flights again by key and day, and not on a day on which they do not fly', () => {
    const way = ways('UBN', 'ULG', '2026-12-15')[0];
    const legs = way?.legs.map(({ flight, day }) => ({ key: flight.key, day })) ?? [];
    expect(inventory.finder.rebuild(legs)?.minutes).toBe(way?.minutes);
    expect(inventory.finder.rebuild(legs.map(({ key, day }) => ({ key, day: day + 1 })))).toBeUndefined();
    expect(inventory.finder.rebuild([{ key: 'OM9999', day: 20_000 }])).toBeUndefined();
  });
});
