import type { Airport } from '@aylal/contracts/flights';
import type { Services } from '@aylal/shell';
import { searchAirportsQuery } from '../../api/search-airports-query.ts';

/** Where a form without scripts sends a place that was typed, and the key of the code that it becomes. */
export const typedKeys = { from_text: '_from', to_text: '_to' } as const;
export type TypedKey = keyof typeof typedKeys;
const keys = Object.keys(typedKeys) as TypedKey[];

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
  // Every field of a form is sent, also one that is empty or of another kind of trip.
  for (const [key, value] of [...next]) if (value === '') next.delete(key);
  if (next.get('trip_type') !== 'RT') next.delete('return_date');
  return next;
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
