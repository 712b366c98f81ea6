import type { Db } from '../../../platform/database/database.ts';
import { dateOfDay } from '../../../platform/calendar-day/zone-clock.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';

/** Rooms of our own orders, held and booked, by `roomName` and night. */
export type BookedRooms = ReadonlyMap<string, number>;

/** The name under which the inventory keeps a kind of room of a hotel. */
export function roomName(hotel: Pick<HotelFacts, 'code'>, room: { readonly key: string }): string {
  return `hotel ${hotel.code} ${room.key}`;
}

/** Reads what is taken of every hotel in the nights of a stay. */
export async function readBookedRooms(db: Db, { day, nights }: { day: number; nights: number }): Promise<BookedRooms> {
  const rows = await db
    .selectFrom('inventory')
    .selectAll()
    .where('resource', 'like', 'hotel %')
    .where('date', '>=', dateOfDay(day))
    .where('date', '<', dateOfDay(day + nights))
    .execute();
  return new Map(rows.map(({ resource, date, held, sold }) => [`${resource} ${date}`, held + sold]));
}
