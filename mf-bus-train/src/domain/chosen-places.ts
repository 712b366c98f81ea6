import type { TrainVoyage, TrainWagon } from '@aylal/contracts/trains';
import { trainPlaceLimit } from '@aylal/domain/trains';

/** What an address chooses of a train. */
export interface PlaceChoice {
  /** The wagon that is looked into: the one of the address, or the first that has a free place. Undefined in a full train. */
  readonly wagon: TrainWagon | undefined;
  readonly chosen: readonly number[];
  /** Asked for, and gone meanwhile. */
  readonly lost: readonly number[];
}

export function readPlaces(
  { wagons }: TrainVoyage,
  search: { readonly wagon?: string | undefined; readonly places?: string | undefined } | null,
): PlaceChoice {
  const asked = wagons.find(({ number }) => String(number) === search?.wagon);
  const wagon = asked ?? wagons.find(({ free_places }) => free_places.length > 0);
  const places = asked ? placesOf(search?.places) : [];
  const isFree = (place: number) => wagon?.free_places.includes(place) ?? false;
  return { wagon, chosen: places.filter(isFree), lost: places.filter((place) => !isFree(place)) };
}

/** The places of an address, none twice. */
export function placesOf(text: string | undefined): number[] {
  return [...new Set((text ?? '').split(',').filter(Boolean).map(Number))].slice(0, trainPlaceLimit);
}

/** The choice with a place put in or taken out; as it was when no more are sold at once. */
export function togglePlace(chosen: readonly number[], place: number): readonly number[] {
  if (chosen.includes(place)) return chosen.filter((one) => one !== place);
  return chosen.length < trainPlaceLimit ? [...chosen, place].toSorted((a, b) => a - b) : chosen;
}
