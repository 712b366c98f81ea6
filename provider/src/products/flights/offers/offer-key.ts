import { isLocalDate, type LocalDate, minutesMs } from '@aylal/domain/calendar';
import { ageCategories, infantsFit, travellerLimits, type TravellerMix } from '@aylal/domain/people';
import { createHash } from 'node:crypto';
import { fareFamilies, type FareFamily } from '../fares/fare-families.ts';
import { itineraryKey, type Itinerary } from '../network/flight.ts';
import { dayNumber } from '../../../platform/calendar-day/zone-clock.ts';
import { type TripWish } from './search-trips.ts';

/** How long offers may be asked for after the search. */
export const OFFER_LIFE_MS = minutesMs(30);

/** The search that an offer answers, as `filter_str` carries it. */
export interface OfferSearch extends TravellerMix {
  readonly from: string;
  readonly to: string;
  readonly departDate: LocalDate;
  readonly returnDate?: LocalDate | undefined;
  /** The trips after the first of a journey over several towns; such a search has no return date. */
  readonly next?: readonly TripWish[] | undefined;
}

/** A flight on a day, as a key names it. `day` is in days since 1970. */
export interface KeyLeg {
  readonly key: string;
  readonly day: number;
}

/** What an offer's `key` says: the flights of each direction, the family, when and at what total it was offered. */
export interface OfferKey {
  readonly directions: readonly (readonly KeyLeg[])[];
  readonly family: FareFamily;
  readonly issuedAt: number;
  readonly total: number;
}

const compact = (date: LocalDate) => date.slice(2).replaceAll('-', '');

/** Undefined for a day that there is not. */
function spread(text: string): LocalDate | undefined {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return isLocalDate(day) ? day : undefined;
}

/** `UBN.ICN.261219.261226.2.1.0`, or over several towns `UBN.ICN.261219.-.1.0.0.ICN.NRT.261222.NRT.UBN.261228`. */
export function writeFilter(search: OfferSearch): string {
  const back = search.returnDate === undefined ? '-' : compact(search.returnDate);
  const next = (search.next ?? []).flatMap(({ from, to, date }) => [from, to, compact(date)]);
  return [
    search.from,
    search.to,
    compact(search.departDate),
    back,
    search.adult,
    search.child,
    search.infant,
    ...next,
  ].join('.');
}

function mixIsSellable(mix: TravellerMix): boolean {
  const within = ageCategories.every(
    (one) => mix[one] >= travellerLimits[one].min && mix[one] <= travellerLimits[one].max,
  );
  return within && infantsFit(mix);
}

/** Undefined for anything that `writeFilter` did not write. */
export function readFilter(text: string): OfferSearch | undefined {
  const match =
    /^([A-Z]{3})\.([A-Z]{3})\.(\d{6})\.(\d{6}|-)\.(\d{1,2})\.(\d{1,2})\.(\d{1,2})((?:\.[A-Z]{3}\.[A-Z]{3}\.\d{6}){0,5})$/.exec(
      text,
    );
  if (match === null) return undefined;
  const [, from = '', to = '', depart = '', back = '-', adult, child, infant, more = ''] = match;
  const mix = { adult: Number(adult), child: Number(child), infant: Number(infant) };
  const departDate = spread(depart);
  const returnDate = back === '-' ? undefined : spread(back);
  if (!departDate || (back !== '-' && !returnDate) || !mixIsSellable(mix)) return undefined;
  if (more === '') return { from, to, departDate, returnDate, next: undefined, ...mix };
  const next = readNext(more);
  return next && !returnDate ? { from, to, departDate, returnDate, next, ...mix } : undefined;
}

/** `.ICN.NRT.261222.NRT.UBN.261228`; undefined where one of the days is none. */
function readNext(text: string): TripWish[] | undefined {
  const trips = [...text.matchAll(/\.([A-Z]{3})\.([A-Z]{3})\.(\d{6})/g)];
  const read = trips.flatMap(([, from = '', to = '', day = '']) => {
    const date = spread(day);
    return date ? [{ from, to, date }] : [];
  });
  return read.length === trips.length ? read : undefined;
}

/** A checksum, no secret: it tells a mangled key from a whole one. Price and seats are computed again whatever a key says. */
function checksum(filter: string, body: string): string {
  return createHash('sha256').update(`${filter} ${body}`).digest('base64url').slice(0, 8);
}

export function writeKey(
  filter: string,
  directions: readonly Itinerary[],
  family: FareFamily,
  issuedAt: number,
  total: number,
): string {
  const flights = directions.map(itineraryKey).join('~');
  const body = `${flights}!${family}!${Math.floor(issuedAt / 1000).toString(36)}!${total.toString(36)}`;
  return `${body}!${checksum(filter, body)}`;
}

function readLegs(text: string): KeyLeg[] | undefined {
  const legs = text.split('-').flatMap((leg): KeyLeg[] => {
    const [, key = '', day = ''] = /^([A-Z0-9]{2}\d{1,4})\.(\d{6})$/.exec(leg) ?? [];
    const date = spread(day);
    return date ? [{ key, day: dayNumber(date) }] : [];
  });
  return legs.length === text.split('-').length ? legs : undefined;
}

/** Undefined for a key that was cut, changed or belongs to another search. */
export function readKey(filter: string, key: string): OfferKey | undefined {
  const [flights = '', family = '', issued = '', total = '', sum = ''] = key.split('!');
  if (checksum(filter, `${flights}!${family}!${issued}!${total}`) !== sum) return undefined;
  const known = fareFamilies.find((one) => one === family);
  const directions = flights.split('~').map(readLegs);
  if (known === undefined || directions.some((legs) => legs === undefined)) return undefined;
  return {
    directions: directions.flatMap((legs) => (legs === undefined ? [] : [legs])),
    family: known,
    issuedAt: parseInt(issued, 36) * 1000,
    total: parseInt(total, 36),
  };
}

/** True once the offers of a search must be asked for again. */
export function isKeyExpired(key: Pick<OfferKey, 'issuedAt'>, now: number): boolean {
  return now >= key.issuedAt + OFFER_LIFE_MS;
}
