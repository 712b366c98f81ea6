import { addDays, isPastDay, isTooFarAhead, type LocalDate, type TravellerMix } from '@aylal/domain';
import type { Db } from '../../database/database.ts';
import { refuse } from '../../router/problem-error.ts';
import { createFlightInventory, type FlightInventory } from '../inventory.ts';
import { createOfferBuilder, type OfferBuilder } from '../offers/build-offer.ts';
import type { Market } from '../offers/offer-fares.ts';
import type { OfferSearch } from '../offers/offer-key.ts';
import { readTakenSeats } from '../stores/flight-seats.ts';

/** The day that prices go by: where our customers are. */
export const MARKET_ZONE = 'Asia/Ulaanbaatar';
/** Connections may end some days after the departure. */
const LONGEST_JOURNEY_DAYS = 3;

/** What the handlers of flights share. */
export interface FlightDesk {
  readonly inventory: FlightInventory;
  readonly builder: OfferBuilder;
}

export async function openFlightDesk(): Promise<FlightDesk> {
  const inventory = await createFlightInventory();
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
    today: clock.dateAt(MARKET_ZONE, now),
    taken: await readTakenSeats(db, first, addDays(last, LONGEST_JOURNEY_DAYS)),
  };
}

/** What a query or a filter asks for, in words of the rules. A one-way search has no return date. */
export interface SearchWish extends TravellerMix {
  readonly _from: string;
  readonly _to: string;
  readonly depart_date: LocalDate;
  readonly return_date?: LocalDate | undefined;
  readonly trip_type: 'OW' | 'RT';
}

export function searchOf(wish: SearchWish): OfferSearch {
  return {
    from: wish._from,
    to: wish._to,
    departDate: wish.depart_date,
    returnDate: wish.trip_type === 'RT' ? wish.return_date : undefined,
    adult: wish.adult,
    child: wish.child,
    infant: wish.infant,
  };
}

/** What needs places and a clock, by field of the search: unknown places, one city twice, days that are over or not yet on sale. */
export function searchFaults(
  { places, clock }: FlightInventory,
  search: OfferSearch,
  now: number,
): Record<string, string> {
  const from = places.place(search.from);
  const to = places.place(search.to);
  const fields: Record<string, string> = {};
  if (from === undefined) fields['_from'] = 'validation_place';
  if (to === undefined) fields['_to'] = 'validation_place';
  else if (from?.city === to.city) fields['_to'] = 'validation_same_place';
  const today = clock.dateAt(from?.zone ?? MARKET_ZONE, now);
  if (isPastDay(search.departDate, today)) fields['depart_date'] = 'validation_date_past';
  else if (isTooFarAhead(search.departDate, today)) fields['depart_date'] = 'validation_date_too_far';
  if (search.returnDate !== undefined && isTooFarAhead(search.returnDate, today)) {
    fields['return_date'] = 'validation_date_too_far';
  }
  return fields;
}

/** Refuses what `searchFaults` finds. */
export function checkSearch(inventory: FlightInventory, search: OfferSearch, now: number): void {
  const fields = searchFaults(inventory, search, now);
  if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
}
