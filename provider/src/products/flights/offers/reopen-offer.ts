import type { Problem } from '@aylal/contracts';
import type { FlightInventory } from '../inventory.ts';
import { familiesOf } from '../fares/fare-families.ts';
import type { Itinerary } from '../network/flight.ts';
import { dayNumber } from '../../../platform/calendar-day/zone-clock.ts';
import { isKeyExpired, readFilter, readKey, type OfferKey, type OfferSearch } from './offer-key.ts';
import { journeyShape } from './offer-fares.ts';
import { tripsOf } from './search-trips.ts';

/** An offer found again by its key alone: nothing of a search is stored. */
export type Reopened =
  | {
      readonly ok: true;
      readonly search: OfferSearch;
      readonly key: OfferKey;
      readonly itineraries: readonly Itinerary[];
    }
  | { readonly ok: false; readonly problem: Extract<Problem, 'offer-expired' | 'offer-gone'> };

/** True when the flights lead from where to where and on the days that the search says: the checksum of a key is no proof of that. */
function answersSearch({ places }: FlightInventory, search: OfferSearch, itineraries: readonly Itinerary[]): boolean {
  const wanted = tripsOf(search);
  const matches = wanted.every(({ from, to, date }, index) => {
    const legs = itineraries[index]?.legs ?? [];
    const [first] = legs;
    const last = legs.at(-1);
    return (
      first !== undefined &&
      last !== undefined &&
      places.airportsOf(from).includes(first.flight.from) &&
      places.airportsOf(to).includes(last.flight.to) &&
      first.day === dayNumber(date)
    );
  });
  const inOrder = itineraries.every(
    ({ legs }, index) => index === 0 || (itineraries[index - 1]?.legs.at(-1)?.arrives ?? 0) < (legs[0]?.departs ?? 0),
  );
  return matches && inOrder && itineraries.length === wanted.length;
}

/**
 * `offer-gone` for a key that was cut, changed or belongs to another search, and for flights that no longer fly or have left;
 * `offer-expired` 30 minutes after the search.
 */
export function reopenOffer(inventory: FlightInventory, filter: string, keyText: string, now: number): Reopened {
  const search = readFilter(filter);
  const key = readKey(filter, keyText);
  if (search === undefined || key === undefined) return { ok: false, problem: 'offer-gone' };
  if (isKeyExpired(key, now)) return { ok: false, problem: 'offer-expired' };
  const itineraries = key.directions.flatMap((legs) => inventory.finder.rebuild(legs) ?? []);
  const shape = journeyShape(itineraries);
  const ahead = itineraries.every(({ legs }) => (legs[0]?.departs ?? 0) > now);
  if (shape === undefined || !ahead || !familiesOf(shape).includes(key.family))
    return { ok: false, problem: 'offer-gone' };
  if (!answersSearch(inventory, search, itineraries)) return { ok: false, problem: 'offer-gone' };
  return { ok: true, search, key, itineraries };
}
