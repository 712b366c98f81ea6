import type { Db } from '../../database/database.ts';
import { dateOfDay } from '../../flights/network/zone-clock.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';

/** Rooms of our own orders, held and booked, by `roomName` and night. */
export type TakenRooms = ReadonlyMap<string, number>;

/** The name under which the inventory keeps a kind of room of a hotel. */
export function roomName(hotel: Pick<HotelFacts, 'code'>, room: { readonly key: string }): string {
  return `hotel ${hotel.code} ${room.key}`;
}

/** Reads what is taken of every hotel in the nights of a stay. */
export async function readTakenRooms(db: Db, { day, nights }: { day: number; nights: number }): Promise<TakenRooms> {
  const rows = await db
    .selectFrom('flight_seats')
    .selectAll()
    .where('flight_key', 'like', 'hotel %')
    .where('depart_date', '>=', dateOfDay(day))
    .where('depart_date', '<', dateOfDay(day + nights))
    .execute();
  return new Map(rows.map(({ flight_key, depart_date, held, sold }) => [`${flight_key} ${depart_date}`, held + sold]));
}
