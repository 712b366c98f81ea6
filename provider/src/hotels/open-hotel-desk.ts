import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { Faults } from '../faults/faults.ts';
import { createZoneClock } from '../flights/network/zone-clock.ts';
import { createHotelCatalogue } from './catalogue/hotel-catalogue.ts';
import { readRoomTypes } from './catalogue/room-types.ts';
import { createHotelDesk, type HotelDesk } from './hotel-desk.ts';
import { createZoneWriter } from './rates/zone-writer.ts';
import { readTakenRooms } from './rates/taken-rooms.ts';
import { createSandboxBookings } from './suppliers/sandbox-bookings.ts';
import { createSandboxHotels } from './suppliers/sandbox-hotels.ts';

/** The desk over our catalogue; and the partners that live in it. */
export function openHotelDesk(db: Db, clock: Clock, faults: Faults): HotelDesk {
  const write = createZoneWriter(createZoneClock());
  const types = readRoomTypes();
  const catalogue = createHotelCatalogue();
  const supplier = createSandboxHotels({ types, write }, faults, createSandboxBookings(db, clock, faults));
  return createHotelDesk({ catalogue, types, write }, supplier, (nights) => readTakenRooms(db, nights));
}
