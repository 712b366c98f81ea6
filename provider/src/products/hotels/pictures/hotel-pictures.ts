import type { HotelImage } from '@aylal/contracts/hotels';
import type { HotelCity } from '../catalogue/hotel-city.ts';

/** What pictures are drawn from. */
interface Drawn {
  readonly seed: number;
  readonly city: HotelCity;
}

/** Categories in the order of the gallery; the first picture is always the house. */
const order = ['exterior', 'room', 'view', 'room', 'lobby', 'food', 'room', 'wellness', 'view', 'exterior'] as const;

/** A picture of a hotel by its place: drawn for it alone (`draw-scene`), always the same. */
export function pictureOf(hotel: Drawn, place: number): HotelImage {
  const category = order[place % order.length] ?? 'room';
  const land = hotel.city.code === 'ULN' || hotel.city.country !== 'MN' ? 'city' : 'steppe';
  const scene = category === 'exterior' || category === 'view' ? `${category}-${land}` : category;
  return { url: `/pictures/hotels/${scene}/${(hotel.seed >>> 0) % 1_000_000}-${place}.svg`, category };
}

const ROOM_PICTURES = 3;
/** Beyond the pictures of the gallery. */
const ROOMS_BEGIN = 40;

/** Pictures of one kind of room. */
export function roomPictures(hotel: Pick<Drawn, 'seed'>, place: number): HotelImage[] {
  return Array.from({ length: ROOM_PICTURES }, (_, at) => ({
    url: `/pictures/hotels/room/${(hotel.seed >>> 0) % 1_000_000}-${ROOMS_BEGIN + place * ROOM_PICTURES + at}.svg`,
    category: 'room' as const,
  }));
}
