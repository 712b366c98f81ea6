import type { Faults } from '../faults/faults.ts';
import { createZoneClock } from '../flights/network/zone-clock.ts';
import { createHotelCatalogue } from './catalogue/hotel-catalogue.ts';
import { readRoomTypes } from './catalogue/room-types.ts';
import { createHotelDesk, type HotelDesk } from './hotel-desk.ts';
import { createZoneWriter } from './rates/zone-writer.ts';
import { createSandboxHotels } from './suppliers/sandbox-hotels.ts';

/** The desk over our catalogue; and the partners that live in it. */
export function openHotelDesk(faults: Faults): HotelDesk {
  const write = createZoneWriter(createZoneClock());
  const types = readRoomTypes();
  const catalogue = createHotelCatalogue();
  return createHotelDesk({ catalogue, types, write }, createSandboxHotels({ types, write }, faults));
}
