import { ageCategories, type TravellerMix } from '@aylal/domain/people';
import type { FlightsTranslate } from './use-flights-messages.ts';

const keys = { adult: 'travellers.adults', child: 'travellers.children', infant: 'travellers.infants' } as const;

/** "2 том хүн, 1 хүүхэд": only the categories that travel. */
export function travellerLabel(mix: TravellerMix, t: FlightsTranslate): string {
  return ageCategories
    .filter((category) => mix[category] > 0)
    .map((category) => t(keys[category], { count: mix[category] }))
    .join(', ');
}
