import type { Faults } from '../../../platform/faults/faults.ts';
import { dayNumber } from '../../../platform/calendar-day/zone-clock.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import type { SandboxHotel } from '../catalogue/make-hotel.ts';
import { roomTypesOf } from '../catalogue/room-types.ts';
import type { SandboxCatalogue } from '../catalogue/sandbox-catalogue.ts';
import { hotelRates, type RateMaker } from '../rates/hotel-rates.ts';
import { roomsLeft, roomsOfNight, standardNights, stayTotal } from '../rates/price-stay.ts';
import { cancellationTerms, plansOf } from '../rates/rate-plans.ts';
import { stayCriteria, type StayCriteria } from '../rates/stay-criteria.ts';
import type { BookedRooms } from '../rates/booked-rooms.ts';
import type { BookingServices, HotelSupplier, StayQuestion } from './hotel-supplier.ts';
import { localiseRates, type Lead } from './localise-rates.ts';
import { readAvailability } from './read-availability.ts';
import { checkSandboxRate } from './sandbox-check.ts';

/** What the sandbox's hotels are sold with; `taken` reads what our own orders have of some nights. */
export interface SandboxHotelParts extends RateMaker {
  readonly catalogue: Pick<SandboxCatalogue, 'made'>;
  readonly taken: (nights: Pick<StayCriteria, 'day' | 'nights'>) => Promise<BookedRooms>;
}

/** Partners that live in the catalogue, each with its own way to answer. In the sandbox `hotel-supplier` can be made to fail, or to send a record that nobody can read; `hotel-rate` to fail, to be sold out or to cost more. */
export function createSandboxHotels(
  { types, write, catalogue, taken }: SandboxHotelParts,
  faults: Pick<Faults, 'take'>,
  bookings: BookingServices,
): HotelSupplier {
  const made = ({ code }: HotelFacts): SandboxHotel => {
    const hotel = catalogue.made(code);
    if (!hotel) throw new PartnerError('refused', 'NO_SUCH_HOTEL');
    return hotel;
  };
  const ask = async ({ wish, now }: StayQuestion): Promise<StayCriteria> => {
    const stay = stayCriteria(wish, now);
    return { ...stay, taken: await taken(stay) };
  };
  const maker = { types, write };
  return {
    ...bookings,
    rates: async (question, hotel) => hotelRates(maker, made(hotel), await ask(question)),
    check: async (question, hotel, rateKey) =>
      checkSandboxRate(maker, faults, { hotel: made(hotel), ask: await ask(question), rateKey }),
    sharesAllotment: true,
    allotment: (hotel, room, date) => {
      const type = types.find(({ key }) => key === room);
      return type ? roomsOfNight(made(hotel), type, dayNumber(date)) : 0;
    },
    availability: async (question, hotels) => {
      const fault = faults.take('hotel-supplier');
      if (fault?.kind === 'fail') throw new PartnerError('unavailable', 'NO_ANSWER');
      const stay = await ask(question);
      const answers: unknown[] = hotels.flatMap((hotel) => {
        const found = leadOf(maker, made(hotel), stay);
        return found ? [localiseRates(found)] : [];
      });
      return readAvailability(
        fault?.kind === 'malformed' ? [...answers.slice(0, -1), { ota: 'dida', HotelID: null }] : answers,
      );
    },
    close: () => Promise.resolve(),
  };
}

function leadOf({ types, write }: RateMaker, hotel: SandboxHotel, ask: StayCriteria): Lead | null {
  const room = roomTypesOf(hotel, types).find(
    (one) => one.guests >= ask.perRoom && roomsLeft(hotel, one, ask) >= ask.rooms,
  );
  if (!room) return null;
  const plan = plansOf(hotel).reduce((best, one) => (one.factor < best.factor ? one : best));
  const total = stayTotal(standardNights(hotel, ask), room, plan.factor, ask.rooms);
  const usual = stayTotal(hotel.basePrice * ask.nights, room, plan.factor, ask.rooms);
  return {
    hotel,
    total,
    // Lower than usual by enough to be worth a word.
    before: total < usual * 0.95 ? usual : null,
    terms: cancellationTerms(plan, hotel, ask, total, write),
  };
}
