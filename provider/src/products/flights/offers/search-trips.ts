import { addDays, type LocalDate } from '@aylal/domain/calendar';
import type { OfferSearch } from './offer-key.ts';

/** From where to where on which day: one ticketed way of a search. */
export interface TripWish {
  readonly from: string;
  readonly to: string;
  readonly date: LocalDate;
}

/** The ways of a search in order: one, there and back, or over several towns. */
export function tripsOf({ from, to, departDate, returnDate, next = [] }: OfferSearch): TripWish[] {
  const back = returnDate === undefined ? [] : [{ from: to, to: from, date: returnDate }];
  return [{ from, to, date: departDate }, ...back, ...next];
}

/** The same search so many days later; what follows the departure keeps its distance. */
export function movedSearch(search: OfferSearch, days: number): OfferSearch {
  const { departDate, returnDate, next } = search;
  return {
    ...search,
    departDate: addDays(departDate, days),
    returnDate: returnDate && addDays(returnDate, days),
    next: next?.map((trip) => ({ ...trip, date: addDays(trip.date, days) })),
  };
}
