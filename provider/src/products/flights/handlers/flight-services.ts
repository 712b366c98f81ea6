import { addDays, homeZone, isPastDay, isTooFarAhead, type LocalDate, localDate } from '@aylal/domain/calendar';
import { readNextTrips, type TripType } from '@aylal/domain/flights';
import type { TravellerMix } from '@aylal/domain/people';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import type { FlightPlaces } from '../airports/flight-places.ts';
import { createFlightInventory, type FlightInventory } from '../inventory.ts';
import { createOfferBuilder, type OfferBuilder } from '../offers/build-offer.ts';
import type { Market } from '../offers/offer-fares.ts';
import type { OfferSearch } from '../offers/offer-key.ts';
import { tripsOf, type TripWish } from '../offers/search-trips.ts';
import { readTaken } from '../../../commerce/inventory/inventory-store.ts';

declare module '../../../platform/deps.ts' {
  interface Deps {
    /** The sandbox's timetable, loaded by the first who asks. */
    readonly flightServices: () => Promise<FlightServices>;
  }
}

/** Connections may end some days after the departure. */
const LONGEST_JOURNEY_DAYS = 3;

/** Our own timetable, and who writes its offers. */
export interface FlightServices {
  readonly inventory: FlightInventory;
  readonly builder: OfferBuilder;
}

export function openFlightServices(places: FlightPlaces): FlightServices {
  const inventory = createFlightInventory(places);
  return { inventory, builder: createOfferBuilder(inventory.clock) };
}

/** Today's market with the seats taken between two days of departure. */
export async function readMarket(
  db: Db,
  { clock }: FlightInventory,
  now: number,
  first: LocalDate,
  last: LocalDate,
): Promise<Market> {
  return {
    today: clock.dateAt(homeZone, now),
    taken: await readTaken(db, first, addDays(last, LONGEST_JOURNEY_DAYS)),
  };
}

/** What a query or a filter asks for, in words of the rules. A one-way search has no return date. */
export interface SearchWish extends TravellerMix {
  readonly _from: string;
  readonly _to: string;
  readonly depart_date: LocalDate;
  readonly return_date?: LocalDate | undefined;
  readonly trip_type: TripType;
  readonly next_trips?: string | undefined;
}

export function searchOf(wish: SearchWish): OfferSearch {
  return {
    from: wish._from,
    to: wish._to,
    departDate: wish.depart_date,
    returnDate: wish.trip_type === 'RT' ? wish.return_date : undefined,
    next: wish.trip_type === 'MT' ? nextTripsOf(wish.next_trips) : undefined,
    adult: wish.adult,
    child: wish.child,
    infant: wish.infant,
  };
}

/** The trips after the first, as a call carries them. */
export function nextTripsOf(text = ''): TripWish[] {
  return readNextTrips(text).map(({ _from, _to, depart_date }) => ({
    from: _from,
    to: _to,
    date: localDate(depart_date),
  }));
}

/** What needs places and a clock, by field of the search: unknown places, one city twice, days that are over or not yet on sale. */
export function searchFaults(
  { places, clock }: FlightPlaces,
  search: OfferSearch,
  now: number,
): Record<string, string> {
  const today = clock.dateAt(places.place(search.from)?.zone ?? homeZone, now);
  const fields: Record<string, string> = {};
  for (const [index, trip] of tripsOf({ ...search, returnDate: undefined }).entries()) {
    const at = index === 0 ? '' : `next_trips.${index - 1}.`;
    const from = places.place(trip.from);
    const to = places.place(trip.to);
    if (from === undefined) fields[`${at}_from`] = 'validation_place';
    if (to === undefined) fields[`${at}_to`] = 'validation_place';
    else if (from?.city === to.city) fields[`${at}_to`] = 'validation_same_place';
    if (isPastDay(trip.date, today)) fields[`${at}depart_date`] = 'validation_date_past';
    else if (isTooFarAhead(trip.date, today)) fields[`${at}depart_date`] = 'validation_date_too_far';
  }
  if (search.returnDate !== undefined && isTooFarAhead(search.returnDate, today)) {
    fields['return_date'] = 'validation_date_too_far';
  }
  return fields;
}

/** Refuses what `searchFaults` finds. */
export function checkSearch(places: FlightPlaces, search: OfferSearch, now: number): void {
  const fields = searchFaults(places, search, now);
  if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
}
