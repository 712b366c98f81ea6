import { localDate } from '@aylal/domain/calendar';
import { loadFlightPlaces } from '../airports/flight-places.ts';
import { createFlightInventory, type FlightInventory } from '../inventory.ts';
import type { Itinerary } from '../network/flight.ts';
import { writeFilter, writeKey } from './offer-key.ts';
import { reopenOffer } from './reopen-offer.ts';

let inventory: FlightInventory;
beforeAll(async () => {
  inventory = createFlightInventory(await loadFlightPlaces());
});
const now = Date.parse('2026-11-21T06:00:00Z');
const search = {
  from: 'UBN',
  to: 'SEL',
  departDate: localDate('2026-12-19'),
  returnDate: localDate('2026-12-26'),
  adult: 1,
  child: 0,
  infant: 0,
};

function way(from: string, to: string, date: string): Itinerary {
  const start = inventory.places.airport(from);
  const end = inventory.places.airport(to);
  const found =
    start &&
    end &&
    inventory.finder.between(start, end, localDate(date)).find(({ carrier }) => carrier.kind === 'network');
  if (!found) throw new Error(`no flights from ${from} to ${to}`);
  return found;
}
const reopen = (directions: readonly Itinerary[], asked = search) => {
  const filter = writeFilter(asked);
  return reopenOffer(inventory, filter, writeKey(filter, directions, 'S', now, 1), now);
};

describe('an offer found again by its key', () => {
  it('has the flights that the search found', () => {
    const directions = [way('UBN', 'ICN', '2026-12-19'), way('ICN', 'UBN', '2026-12-26')];
    expect(reopen(directions)).toMatchObject({ ok: true, search });
  });

  it.each<[string, () => Itinerary[]]>([
    ['one direction only', () => [way('UBN', 'ICN', '2026-12-19')]],
    ['flights between other places', () => [way('UBN', 'PEK', '2026-12-19'), way('PEK', 'UBN', '2026-12-26')]],
    ['flights on other days', () => [way('UBN', 'ICN', '2026-12-20'), way('ICN', 'UBN', '2026-12-26')]],
    ['the directions exchanged', () => [way('ICN', 'UBN', '2026-12-26'), way('UBN', 'ICN', '2026-12-19')]],
    ['no flights at all', () => []],
  ])('[API-25] is gone when a well-made key names %s', (_name, directions) => {
    expect(reopen(directions())).toEqual({ ok: false, problem: 'offer-gone' });
  });

  it('[API-25] is gone when its first flight has left', () => {
    const filter = writeFilter({ ...search, returnDate: undefined });
    const out = way('UBN', 'ICN', '2026-12-19');
    const departed = (out.legs[0]?.departs ?? 0) + 1;
    const key = writeKey(filter, [out], 'S', departed, 1);
    expect(reopenOffer(inventory, filter, key, departed)).toEqual({ ok: false, problem: 'offer-gone' });
  });
});
