import { ageCategories, type TravellerMix } from '@aylal/domain';
import type { Translate } from '@aylal/shell';

const keys = { adult: 'travellers.adults', child: 'travellers.children', infant: 'travellers.infants' } as const;

/** "2 том хүн, 1 хүүхэд": only the categories that travel. */
export function travellerLabel(mix: TravellerMix, t: Translate): string {
  return ageCategories
    .filter((category) => mix[category] > 0)
    .map((category) => t(keys[category], { count: mix[category] }))
    .join(', ');
}
