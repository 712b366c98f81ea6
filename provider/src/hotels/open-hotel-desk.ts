import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { Faults } from '../faults/faults.ts';
import { createZoneClock } from '../flights/network/zone-clock.ts';
import { createHotelCatalogue } from './catalogue/hotel-catalogue.ts';
import { readHotelCities } from './catalogue/hotel-city.ts';
import { readRoomTypes } from './catalogue/room-types.ts';
import { createHotelDesk, type HotelDesk } from './hotel-desk.ts';
import { createZoneWriter } from './rates/zone-writer.ts';
import { readTakenRooms } from './rates/taken-rooms.ts';
import { noHotels } from './suppliers/no-hotels.ts';
import { createSandboxBookings } from './suppliers/sandbox-bookings.ts';
import { createSandboxHotels } from './suppliers/sandbox-hotels.ts';

/** The desk over the sandbox's hotels and the partners that live among them; without the sandbox there is no hotel. */
export function openHotelDesk({ sandbox }: Config, db: Db, clock: Clock, faults: Faults): HotelDesk {
  const write = createZoneWriter(createZoneClock());
  const types = readRoomTypes();
  const catalogue = createHotelCatalogue(sandbox ? readHotelCities() : []);
  const supplier = sandbox
    ? createSandboxHotels({ types, write }, faults, createSandboxBookings(db, clock, faults))
    : noHotels;
  return createHotelDesk({ catalogue, types, write }, supplier, (nights) => readTakenRooms(db, nights));
}
