import type { HotelListQuery, HotelSort } from '@aylal/contracts/hotels';
import { freeCancellationUntil, inMapArea, readMapArea, stayNights } from '@aylal/domain/hotels';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import { perNight } from '../rates/price-stay.ts';
import type { AvailableStay } from '../suppliers/hotel-supplier.ts';

/** A hotel with what it costs; null when it has no room left for the stay. */
export interface PricedHotel {
  readonly hotel: HotelFacts;
  readonly stay: AvailableStay | null;
}

export type Choice = Pick<
  HotelListQuery,
  'fac' | 'stars' | 'rating' | 'free' | 'min_price' | 'max_price' | 'area' | 'sort' | 'check_in' | 'check_out'
>;

/** What hotels can be filtered by, each by itself. */
export type FilterName = 'fac' | 'stars' | 'rating' | 'free' | 'price' | 'area';

type Fits = (one: PricedHotel) => boolean;

/** Whether a hotel passes each filter of a choice at `now`. A filter of prices, which are of one night as lists show them, and one of terms leave out those without a room. */
function filtersOf(choice: Choice, now: number): Readonly<Record<FilterName, Fits>> {
  const facilities = choice.fac?.split(',') ?? [];
  const stars = choice.stars?.split(',').map(Number) ?? [];
  const area = choice.area === undefined ? null : readMapArea(choice.area);
  const priced = choice.min_price !== undefined || choice.max_price !== undefined;
  return {
    fac: ({ hotel }) => facilities.every((key) => hotel.facilities.some((facility) => facility.key === key)),
    stars: ({ hotel }) => stars.length === 0 || stars.includes(Math.floor(hotel.stars)),
    rating: ({ hotel }) => choice.rating === undefined || (hotel.score ?? 0) >= choice.rating,
    free: (one) => choice.free === undefined || isFree(one, now),
    price: ({ stay }) => !priced || (stay !== null && within(perNight(stay.prices.total, stayNights(choice)), choice)),
    area: ({ hotel }) => area === null || inMapArea(area, hotel),
  };
}

/** Whether the price that a list shows can be cancelled for nothing. */
export function isFree({ stay }: PricedHotel, now: number): boolean {
  return stay !== null && freeCancellationUntil(stay.cancellation, new Date(now)) !== null;
}

/** Those that pass every filter, but the one that is to be `skipped`. */
export function fitting(
  hotels: readonly PricedHotel[],
  choice: Choice,
  now: number,
  skipped?: FilterName,
): PricedHotel[] {
  const fits = Object.entries(filtersOf(choice, now)).flatMap(([name, passes]) => (name === skipped ? [] : [passes]));
  return hotels.filter((hotel) => fits.every((passes) => passes(hotel)));
}

/** The hotels that the filters leave, in order. Those without a room come last, whatever the sorting. */
export function chooseHotels(hotels: readonly PricedHotel[], choice: Choice, now: number): PricedHotel[] {
  const order = orders[choice.sort ?? 'best'];
  return fitting(hotels, choice, now)
    .map((one) => ({ one, key: order(one) }))
    .toSorted((a, b) => Number(a.one.stay === null) - Number(b.one.stay === null) || a.key - b.key)
    .map(({ one }) => one);
}

function within(price: number, { min_price, max_price }: Choice): boolean {
  return price >= (min_price ?? 0) && price <= (max_price ?? Number.POSITIVE_INFINITY);
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
