import type { Money } from '@aylal/domain/money';
import type { SandboxHotel } from '../catalogue/make-hotel.ts';
import { mixed } from '../../../platform/drawing/seeded-random.ts';
import type { RoomType } from '../catalogue/room-types.ts';
import { dateOfDay } from '../../../platform/calendar-day/zone-clock.ts';
import type { StayCriteria } from './stay-criteria.ts';
import { roomName } from './booked-rooms.ts';

/** Rooms of one kind that partners still give us for a night, before our own bookings. */
const MOST_ROOMS = 9;
/** How far a price moves around the usual one. */
const SWING = 0.16;

/** The nights of a stay in a standard room, added up once for all of a hotel's rooms: tögrög, not rounded. */
export function standardNights(hotel: SandboxHotel, ask: StayCriteria): number {
  const home = hotel.city.country === 'MN';
  let sum = 0;
  for (const [night, { home: here, abroad }] of ask.seasons.entries()) {
    // A swing that goes another way every six hours.
    const swing = 1 + (mixed(hotel.seed, ask.day + night, ask.slot) - 0.5) * SWING;
    sum += (home ? here : abroad) * swing;
  }
  return sum * hotel.basePrice;
}

/** The whole stay in one kind of room at a plan's factor, in whole hundreds. */
export function stayTotal(standard: number, room: RoomType, factor: number, rooms: number): Money {
  return Math.round((standard * room.factor * factor * rooms) / 100) * 100;
}

/** Rooms of a kind that a partner gives us for one night (days since 1970), before our own orders. */
export function roomsOfNight(hotel: Pick<SandboxHotel, 'seed'>, room: Pick<RoomType, 'place'>, day: number): number {
  const share = mixed(hotel.seed, day, 500 + room.place);
  // One night in twelve or so a kind of room is gone.
  return Math.max(0, Math.min(MOST_ROOMS, Math.floor(share * (MOST_ROOMS + 1) * 1.2 - 0.8)));
}

/** Rooms of a kind left for every night of a stay. */
export function roomsLeft(hotel: SandboxHotel, room: RoomType, ask: StayCriteria): number {
  let left = MOST_ROOMS;
  for (let night = 0; night < ask.nights; night += 1) {
    const day = ask.day + night;
    const taken = ask.taken.size > 0 ? (ask.taken.get(`${roomName(hotel, room)} ${dateOfDay(day)}`) ?? 0) : 0;
    left = Math.min(left, roomsOfNight(hotel, room, day) - taken);
  }
  return Math.max(0, left);
}

/** A night of a stay, to a hundred tögrög. */
export function perNight(total: number, nights: number): number {
  return Math.round(total / nights / 100) * 100;
}
