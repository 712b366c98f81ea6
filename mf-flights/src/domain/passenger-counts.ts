import { ageCategories, type AgeCategory, type TravellerMix } from '@aylal/domain/people';

/** How many of each category an offer was made for. */
export function passengerCounts(
  fares: readonly { readonly type: AgeCategory; readonly count: number }[],
): TravellerMix {
  const counts: TravellerMix = { adult: 0, child: 0, infant: 0 };
  for (const fare of fares) counts[fare.type] += fare.count;
  return counts;
}

/** The fare of every traveller of a mix, in the order of the form: adults, children, infants. */
export function travellerTypes(mix: TravellerMix): AgeCategory[] {
  return ageCategories.flatMap((category) => Array.from({ length: mix[category] }, () => category));
}
