import type { HotelImage } from '@aylal/contracts/hotels';
import type { HotelCity } from '../catalogue/hotel-city.ts';
import { landOf, styleOf } from './look-of-hotel.ts';

/** What pictures are drawn from. */
interface Drawn {
  readonly seed: number;
  readonly city: HotelCity;
  /** What it is called in Latin: `Tenger Plaza`. */
  readonly name: readonly [string, string];
}

/** Categories in the order of the gallery; the first picture is always the house. */
const order = ['exterior', 'room', 'view', 'room', 'lobby', 'food', 'room', 'wellness', 'view', 'exterior'] as const;

/** A picture of a hotel by its place: drawn for it alone, always the same. Each picture of the house from outside shows the same house, at another moment. */
export function pictureOf({ seed, city, name: [, latin] }: Drawn, place: number): HotelImage {
  const category = order[place % order.length] ?? 'room';
  const kind = latin.split(' ').findLast((word) => !/^\d+$/.test(word)) ?? '';
  const land = landOf(city, kind);
  const number = numberOf(seed);
  const scenes: Partial<Record<typeof category, string>> = {
    exterior: `house-${land}-${styleOf(kind, number, land)}`,
    view: `outlook-${land}`,
  };
  return { url: `/pictures/hotels/${scenes[category] ?? category}/${number}-${place}.svg`, category };
}

const numberOf = (seed: number) => (seed >>> 0) % 1_000_000;

const ROOM_PICTURES = 3;
/** Beyond the pictures of the gallery. */
const ROOMS_BEGIN = 40;

/** Of which beds the pictures of a kind of room show; a family's room has both. */
const bedsOf: Readonly<Record<string, readonly string[]>> = {
  twin: ['room-twin'],
  suite: ['room-suite'],
  family: ['room-double', 'room-twin'],
};

/** Pictures of one kind of room. */
export function roomPictures(
  hotel: Pick<Drawn, 'seed'>,
  { key, place }: { readonly key: string; readonly place: number },
): HotelImage[] {
  const scenes = bedsOf[key] ?? ['room-double'];
  return Array.from({ length: ROOM_PICTURES }, (_, at) => ({
    url: `/pictures/hotels/${scenes[at % scenes.length]}/${numberOf(hotel.seed)}-${ROOMS_BEGIN + place * ROOM_PICTURES + at}.svg`,
    category: 'room' as const,
  }));
}
