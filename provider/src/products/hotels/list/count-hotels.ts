import type { HotelFacets } from '@aylal/contracts/hotels';
import { fitting, isFree, type Choice, type PricedHotel } from './choose-hotels.ts';

const scores = [9, 8, 7] as const;

/** How many hotels each filter would leave, the other filters as they are: of facilities with those that are chosen already, of stars each class by itself. */
export function countHotels(hotels: readonly PricedHotel[], choice: Choice, now: number): HotelFacets {
  const byStars = fitting(hotels, choice, now, 'stars');
  const byRating = fitting(hotels, choice, now, 'rating');
  const fac: Record<string, number> = {};
  for (const { hotel } of fitting(hotels, choice, now))
    for (const { key } of hotel.facilities) fac[key] = (fac[key] ?? 0) + 1;
  return {
    stars: Object.fromEntries(
      [1, 2, 3, 4, 5].map((stars) => [stars, byStars.filter(({ hotel }) => Math.floor(hotel.stars) === stars).length]),
    ),
    rating: Object.fromEntries(
      scores.map((least) => [least, byRating.filter(({ hotel }) => (hotel.score ?? 0) >= least).length]),
    ),
    fac,
    free: fitting(hotels, choice, now, 'free').filter((one) => isFree(one, now)).length,
  };
}
