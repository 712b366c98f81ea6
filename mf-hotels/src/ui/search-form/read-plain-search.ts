import type { HotelSuggestion } from '@aylal/contracts/hotels';
import type { Services } from '@aylal/shell';
import { suggestHotelsQuery } from '../../api/suggest-hotels-query.ts';

type PlaceServices = Pick<Services, 'api' | 'queryClient' | 'locale'>;

/** How many children a form without scripts asks the age of. */
export const plainChildren = 4;
/** The key of the age of a child, counted from 1. */
export const childKey = (place: number) => `child_${place}`;

/**
 * What a form without scripts has sent, as an address: its typed place as a code, the ages of children in one word. A text that fits several places, or none,
 * stays for the form to ask about. Never rejects: a list of places that does not come leaves the text as it is.
 */
export async function readPlainSearch(search: URLSearchParams, services: PlaceServices): Promise<URLSearchParams> {
  const next = new URLSearchParams(search);
  const text = typedText(search);
  const code = search.get('text') || (text && onlyPlace(await placesFor(text, services), text)?.tapa_code);
  if (code) {
    next.set('text', code);
    next.delete('place_text');
  }
  const keys = Array.from({ length: plainChildren }, (_, index) => childKey(index + 1));
  const ages = keys.flatMap((key) => search.get(key) || []);
  for (const key of keys) next.delete(key);
  if (ages.length > 0) {
    next.set('children', String(ages.length));
    next.set('child_age_details', ages.join());
  }
  // Every field of a form is sent, also one that is empty.
  for (const [key, value] of [...next]) if (value === '') next.delete(key);
  return next;
}

/** Reads what fits the typed place of an address, so that the form can ask which is meant. */
export async function readTypedPlace(search: URLSearchParams, services: PlaceServices): Promise<void> {
  await placesFor(typedText(search), services);
}

/** What was typed for the place, or an empty text. */
export function typedText(search: URLSearchParams): string {
  return (search.get('place_text') ?? '').trim().slice(0, 80);
}

async function placesFor(
  text: string,
  { api, queryClient, locale }: PlaceServices,
): Promise<readonly HotelSuggestion[]> {
  const found = await queryClient.fetchQuery(suggestHotelsQuery(api, text, locale.get())).catch(() => null);
  return found?.result ?? [];
}

/** The place that is meant: the one of that code, the only one, or the city of that name. */
export function onlyPlace(places: readonly HotelSuggestion[], text: string): HotelSuggestion | undefined {
  const same = (one: string) => one.toLowerCase() === text.toLowerCase();
  return (
    places.find(({ tapa_code }) => same(tapa_code)) ??
    (places.length === 1 ? places[0] : places.find(({ type, name }) => type === 'city' && same(name)))
  );
}
