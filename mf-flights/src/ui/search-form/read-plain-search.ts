import type { Airport } from '@aylal/contracts/flights';
import { writeNextTrips } from '@aylal/domain/flights';
import type { Services } from '@aylal/shell';
import { searchAirportsQuery } from '../../api/search-airports-query.ts';

/** Where a form without scripts sends a place that was typed, and the key of the code that it becomes. */
export const typedKeys = {
  from_text: '_from',
  to_text: '_to',
  to2_text: '_to2',
  to3_text: '_to3',
  to4_text: '_to4',
  to5_text: '_to5',
  to6_text: '_to6',
} as const;
export type TypedKey = keyof typeof typedKeys;
const keys = Object.keys(typedKeys) as TypedKey[];
/** The trips after the first, which begin where the one before ends. */
export const nextTripNumbers = [2, 3, 4, 5, 6] as const;

type PlaceServices = Pick<Services, 'api' | 'queryClient' | 'locale'>;

/**
 * What a form without scripts has sent, as an address: its typed places as codes. A text of which there are several towns, or none, stays for the form to ask about. Never rejects: a list of places that does not come leaves the text as it is.
 */
export async function readPlainSearch(search: URLSearchParams, services: PlaceServices): Promise<URLSearchParams> {
  const next = new URLSearchParams(search);
  for (const key of keys) {
    const text = typedText(search, key);
    const code = search.get(typedKeys[key]) || (text && onlyPlace(await placesFor(text, services), text)?.code);
    if (!text || !code) continue;
    next.set(typedKeys[key], code);
    next.delete(key);
  }
  joinTrips(next);
  // Every field of a form is sent, also one that is empty or of another kind of trip.
  for (const [key, value] of [...next]) if (value === '') next.delete(key);
  if (next.get('trip_type') !== 'RT') next.delete('return_date');
  return next;
}

/** The further trips of a journey over several towns as one word of the address, once each of their places is a code. A further town in the form makes it such a journey. */
function joinTrips(search: URLSearchParams): void {
  const further = nextTripNumbers.filter((number) => search.get(`to${number}_text`) || search.get(`_to${number}`));
  if (further.length > 0) search.set('trip_type', 'MT');
  const codes = [search.get('_to'), ...further.map((number) => search.get(`_to${number}`))];
  if (further.length > 0 && codes.every(Boolean)) {
    const trips = further.map((number, index) => ({
      _from: codes[index] ?? '',
      _to: codes[index + 1] ?? '',
      depart_date: search.get(`depart${number}`) ?? '',
    }));
    search.set('next_trips', writeNextTrips(trips));
  }
  if (further.length > 0 && !search.has('next_trips')) return;
  for (const number of nextTripNumbers)
    for (const key of [`to${number}_text`, `_to${number}`, `depart${number}`]) search.delete(key);
}

/** Reads what fits the typed places of an address, so that the form can ask which is meant. */
export async function readTypedPlaces(search: URLSearchParams, services: PlaceServices): Promise<void> {
  const texts = keys.flatMap((key) => typedText(search, key) || []);
  await Promise.all(texts.map((text) => placesFor(text, services)));
}

/** What was typed for a place, or an empty text. */
export function typedText(search: URLSearchParams, key: TypedKey): string {
  return (search.get(key) ?? '').trim().slice(0, 60);
}

/** Places that fit a text; none when the list does not come. */
async function placesFor(text: string, { api, queryClient, locale }: PlaceServices): Promise<readonly Airport[]> {
  const found = await queryClient.fetchQuery(searchAirportsQuery(api, text, locale.get())).catch(() => null);
  return found?.result ?? [];
}

/** The place that is meant: the one of that code, or the first of places that are all of one town. */
export function onlyPlace(places: readonly Airport[], text: string): Airport | undefined {
  const named = places.find(({ code }) => code === text.toUpperCase());
  const towns = new Set(places.map(({ city_name, country_name }) => `${city_name}, ${country_name}`));
  return named ?? (towns.size === 1 ? places[0] : undefined);
}
