import type { CancellationEntry, Money } from '@aylal/domain';
import type { Faults } from '../../faults/faults.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import type { HotelFacts } from '../catalogue/make-hotel.ts';
import { roomTypesOf } from '../catalogue/room-types.ts';
import type { RateMaker } from '../rates/hotel-rates.ts';
import { roomsLeft, standardNights, stayTotal } from '../rates/price-stay.ts';
import { cancellationTerms, plansOf } from '../rates/rate-plans.ts';
import type { StayAsk } from '../rates/stay-ask.ts';
import type { BookingDesk, HotelSupplier } from './hotel-supplier.ts';

interface Lead {
  readonly hotel: HotelFacts;
  readonly total: Money;
  readonly before: Money | null;
  readonly terms: readonly CancellationEntry[];
}

/** Partners that live in the catalogue, each with its own way to answer. In the sandbox `hotel-supplier` can be made to fail, or to send a record that nobody can read; `hotel-rate` to fail, to be sold out or to cost more. */
export function createSandboxHotels(
  { types, write }: RateMaker,
  faults: Pick<Faults, 'take'>,
  bookings: BookingDesk,
): HotelSupplier {
  function lead(hotel: HotelFacts, ask: StayAsk): Lead | null {
    const room = roomTypesOf(hotel, types).find(
      (one) => one.guests >= ask.perRoom && roomsLeft(hotel, one, ask) >= ask.rooms,
    );
    if (!room) return null;
    const plan = plansOf(hotel).reduce((best, one) => (one.factor < best.factor ? one : best));
    const standard = standardNights(hotel, ask);
    const total = stayTotal(standard, room, plan.factor, ask.rooms);
    const usual = stayTotal(hotel.basePrice * ask.nights, room, plan.factor, ask.rooms);
    return {
      hotel,
      total,
      // Lower than usual by enough to be worth a word.
      before: total < usual * 0.95 ? usual : null,
      terms: cancellationTerms(plan, hotel, ask, total, write),
    };
  }
  return {
    ...bookings,
    rate: async (ask, hotel, of) => {
      const fault = faults.take('hotel-rate');
      if (fault?.kind === 'fail') throw new PartnerError('unavailable', 'NO_ANSWER');
      const room = roomTypesOf(hotel, types).find(({ key }) => key === of.room);
      const plan = plansOf(hotel).find(({ key }) => key === of.plan);
      if (!room || !plan || fault?.kind === 'sold-out' || roomsLeft(hotel, room, ask) < ask.rooms) return null;
      const usual = stayTotal(standardNights(hotel, ask), room, plan.factor, ask.rooms);
      const moved = fault?.kind === 'price-change' ? 1 + (fault.percent ?? 10) / 100 : 1;
      const total = Math.round((usual * moved) / 100) * 100;
      return inPartnersWords({ hotel, total, before: null, terms: cancellationTerms(plan, hotel, ask, total, write) });
    },
    availability: async (ask, hotels) => {
      const fault = faults.take('hotel-supplier');
      if (fault?.kind === 'fail') throw new Error('the partner does not answer');
      const answers: unknown[] = hotels.flatMap((hotel) => {
        const found = lead(hotel, ask);
        return found ? [inPartnersWords(found)] : [];
      });
      return fault?.kind === 'malformed' ? [...answers.slice(0, -1), { ota: 'dida', HotelID: null }] : answers;
    },
  };
}

function inPartnersWords({ hotel, total, before, terms }: Lead): unknown {
  switch (hotel.partner) {
    case 'dida':
      return { ota: 'dida', HotelID: hotel.code, TotalPrice: total, ListPrice: before, CancellationPolicyList: terms };
    case 'hotelbeds':
      return {
        ota: 'hotelbeds',
        code: hotel.code,
        minRate: total.toFixed(2),
        cancellationPolicies: terms.map(({ Amount, FromDate }) => ({ amount: Amount.toFixed(2), from: FromDate })),
      };
    case 'ctrip':
      return {
        ota: 'ctrip',
        hotelId: hotel.code,
        price: { amount: total, before: before ?? undefined },
        cancelRules: terms.map(({ Amount, FromDate }) => `${FromDate}|${Amount}`),
      };
    case 'agoda':
      return { ota: 'agoda', id: hotel.code, sum: total, penalties: terms };
  }
}
