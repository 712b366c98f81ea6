import type { HotelListQuery, HotelSort } from '@aylal/contracts';
import type { HotelFacts } from '../catalogue/make-hotel.ts';
import type { AvailableStay } from '../suppliers/read-availability.ts';

/** A hotel with what it costs; null when it has no room left for the stay. */
export interface PricedHotel {
  readonly hotel: HotelFacts;
  readonly stay: AvailableStay | null;
}

type Choice = Pick<HotelListQuery, 'fac' | 'stars' | 'rating' | 'min_price' | 'max_price' | 'sort'>;

/** The hotels that the filters leave, in order. Those without a room come last, whatever the sorting; a filter of prices leaves them out. */
export function chooseHotels(hotels: readonly PricedHotel[], choice: Choice): PricedHotel[] {
  const facilities = choice.fac?.split(',') ?? [];
  const stars = choice.stars?.split(',').map(Number) ?? [];
  const priced = choice.min_price !== undefined || choice.max_price !== undefined;
  const fits = ({ hotel, stay }: PricedHotel) =>
    facilities.every((key) => hotel.facilities.some((facility) => facility.key === key)) &&
    (stars.length === 0 || stars.includes(Math.floor(hotel.stars))) &&
    (choice.rating === undefined || (hotel.score ?? 0) >= choice.rating) &&
    (!priced || (stay !== null && within(stay.prices.total, choice)));
  const order = orders[choice.sort ?? 'best'];
  return hotels
    .filter(fits)
    .map((one) => ({ one, key: order(one) }))
    .sort((a, b) => Number(a.one.stay === null) - Number(b.one.stay === null) || a.key - b.key)
    .map(({ one }) => one);
}

function within(total: number, { min_price, max_price }: Choice): boolean {
  return total >= (min_price ?? 0) && total <= (max_price ?? Number.POSITIVE_INFINITY);
}

const price = ({ stay }: PricedHotel) => stay?.prices.total ?? 0;

/** Lowest key first. Our own order weighs what guests say, how many have said it, and what the hotel asks against others of its class. */
const orders: Readonly<Record<HotelSort | 'best', (one: PricedHotel) => number>> = {
  star_rating: ({ hotel }) => hotel.stars,
  '-star_rating': ({ hotel }) => -hotel.stars,
  price,
  '-price': (one) => -price(one),
  best: ({ hotel, stay }) =>
    -((hotel.score ?? 6) + Math.log10(1 + hotel.reviews) * 0.5 - (stay ? stay.prices.total / 4_000_000 : 0)),
};
