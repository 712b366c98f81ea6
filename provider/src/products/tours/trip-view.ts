import type { Trip, TripListed } from '@aylal/contracts/trips';
import { addDays, type LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { termsView } from '../../commerce/refunds/dated-terms.ts';
import { pictureOf, pictureOfDay } from './pictures/trip-picture.ts';
import type { SupplierTrip } from './trip-supplier.ts';

/** A trip of the list as its traveller reads it. */
export function listedTrip(trip: SupplierTrip, locale: Locale): TripListed {
  return {
    id: trip.id,
    slug: trip.id,
    title: trip.title[locale],
    picture: pictureOf(trip),
    price: Math.min(...trip.departures.map(({ price }) => price)),
    days: trip.days,
    kind: trip.kind,
    lead: trip.lead[locale],
    next_date: trip.departures.find(({ free }) => free > 0)?.date ?? null,
    languages: [...trip.languages],
  };
}

/** A trip with everything that is said of it. */
export function tripView(trip: SupplierTrip, locale: Locale): Trip {
  return {
    ...listedTrip(trip, locale),
    route: trip.route.map((place) => place[locale]),
    stops: trip.stops.map(({ name, lat, lon, day }) => ({ name: name[locale], lat, lon, day })),
    operator: trip.operator[locale],
    level: trip.level,
    packing: trip.packing.map((texts) => texts[locale]),
    min_group: trip.minGroup,
    max_group: trip.maxGroup,
    child_below: trip.childBelow,
    programme: programmeView(trip.programme, locale),
    included: trip.included.map((texts) => texts[locale]),
    excluded: trip.excluded.map((texts) => texts[locale]),
    terms: termsView(trip.terms),
    deposit: trip.deposit,
    departures: trip.departures.map(({ date, price, singleSupplement, childPrice, free }) => ({
      date,
      end_date: addDays(date, trip.days - 1),
      price,
      single_supplement: singleSupplement,
      child_price: childPrice,
      free,
    })),
  };
}

/** The days of a programme in a language. */
export function programmeView(programme: SupplierTrip['programme'], locale: Locale): Trip['programme'] {
  return programme.map(({ title, text, meals, stay, landscape }, index) => ({
    title: title[locale],
    text: text[locale],
    meals: [...meals],
    stay: stay?.[locale] ?? '',
    picture: pictureOfDay(`${title.mn} ${index}`, landscape),
  }));
}

/** Without the dates that are over; what was kept may be older than today. */
export function fromDayOn(trips: readonly SupplierTrip[], today: LocalDate): readonly SupplierTrip[] {
  return trips.map((trip) => ({ ...trip, departures: trip.departures.filter(({ date }) => date > today) }));
}
