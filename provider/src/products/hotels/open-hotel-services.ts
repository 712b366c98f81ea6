import type { Config } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { createZoneClock } from '../../platform/calendar-day/zone-clock.ts';
import { openBedBank } from './bed-bank/open-bed-bank.ts';
import { readHotelCities } from './catalogue/hotel-city.ts';
import { readRoomTypes } from './catalogue/room-types.ts';
import { createSandboxCatalogue } from './catalogue/sandbox-catalogue.ts';
import { createHotelServices, type HotelServices } from './hotel-services.ts';
import { readBookedRooms } from './rates/booked-rooms.ts';
import { createZoneWriter } from './rates/zone-writer.ts';
import { noHotels } from './suppliers/no-hotels.ts';
import { createSandboxBookings } from './suppliers/sandbox-bookings.ts';
import { createSandboxHotels } from './suppliers/sandbox-hotels.ts';

/** The hotel services over the bed bank where one has an address, else over the sandbox's hotels and the partners that live among them; without either there is no hotel. */
export function openHotelServices(
  { sandbox, partners }: Config,
  { db, clock, logger, faults }: Pick<Deps, 'db' | 'clock' | 'logger' | 'faults'>,
): HotelServices {
  const write = createZoneWriter(createZoneClock());
  const { url, ...keys } = partners.bedBank;
  if (url !== undefined) return createHotelServices({ ...openBedBank({ db, clock, logger }, { url, ...keys }), write });
  if (!sandbox) return createHotelServices({ catalogue: createSandboxCatalogue([]), supplier: noHotels, write });
  const catalogue = createSandboxCatalogue(readHotelCities());
  const parts = {
    types: readRoomTypes(),
    write,
    catalogue,
    taken: (nights: Parameters<typeof readBookedRooms>[1]) => readBookedRooms(db, nights),
  };
  const supplier = createSandboxHotels(parts, faults, createSandboxBookings(db, clock, faults));
  return createHotelServices({ catalogue, supplier, write });
}
