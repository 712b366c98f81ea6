import type { HotelFee } from '@aylal/contracts/hotels';
import type { Money } from '@aylal/domain/money';
import type { SandboxHotel } from '../catalogue/make-hotel.ts';
import { mixed } from '../../../platform/drawing/seeded-random.ts';
import { roomTypesOf, type RoomType } from '../catalogue/room-types.ts';
import { roomPictures } from '../pictures/hotel-pictures.ts';
import { roomsLeft, standardNights, stayTotal } from './price-stay.ts';
import { cancellationTerms, plansOf, type RatePlan } from './rate-plans.ts';
import { rateKey } from './rate-key.ts';
import type { OfferedRate } from '../suppliers/hotel-supplier.ts';
import type { StayCriteria } from './stay-criteria.ts';
import type { ZoneWriter } from './zone-writer.ts';

/** What the rates of a hotel are made with. */
export interface RateMaker {
  readonly types: readonly RoomType[];
  readonly write: ZoneWriter;
}

/** Every rate of a hotel for a stay, cheapest room first; rooms that are too small are left out, sold-out ones stay with nothing left. */
export function hotelRates({ types, write }: RateMaker, hotel: SandboxHotel, ask: StayCriteria): OfferedRate[] {
  const standard = standardNights(hotel, ask);
  return roomTypesOf(hotel, types)
    .filter(({ guests }) => guests >= ask.perRoom)
    .flatMap((room) => {
      const left = roomsLeft(hotel, room, ask);
      return plansOf(hotel).map((plan) => {
        const total = stayTotal(standard, room, plan.factor, ask.rooms);
        return {
          ...partnersWords(hotel, room, plan, ask),
          plan: plan.key,
          pay_type: plan.payType,
          rates: { total, per_night: Math.round(total / ask.nights / 100) * 100, previous_total: null },
          cancellation: cancellationTerms(plan, hotel, ask, total, write),
          fee_info: feesOf(hotel, total, ask),
          tapa_code: hotel.code,
          breakfast: plan.breakfast && hotel.facilities.some(({ key }) => key === 'breakfast'),
          left: left >= ask.rooms ? left : 0,
          room: {
            key: room.key,
            names: room.names,
            size: room.size + Math.floor(hotel.stars * 2),
            beds: [...room.beds],
            guests: room.guests,
            images: roomPictures(hotel, room),
          },
        };
      });
    });
}

/** What the partner wants to hear again at the check and the booking. Ctrip has a word more than the others. */
function partnersWords(hotel: SandboxHotel, room: RoomType, plan: RatePlan, ask: StayCriteria) {
  const key = rateKey({ hotel: hotel.code, room: room.key, plan: plan.key, slot: ask.slot });
  const log = `${hotel.partner}-${(hotel.seed >>> 0).toString(36)}-${ask.slot.toString(36)}`;
  return {
    ota: hotel.partner,
    rate_key: key,
    rate_plan_category: plan.freeDays === null ? '501' : '502',
    rate_plan_id: `${room.place + 1}${plan.key.length}`,
    log_id: log,
    authorization_info: hotel.partner === 'ctrip' ? `A${log}` : null,
    ...(hotel.partner === 'ctrip' ? { transaction_identifier: `T${log}` } : {}),
  };
}

const VAT = 0.1;
const CITY_TAX_NIGHT = 3_000;
const EXTRA_BED = 45_000;
const PETS_NIGHT = 20_000;

/** Sums beside the price, each with its own word for when it is paid: in the price, at the hotel, or only when it is used. */
function feesOf(hotel: SandboxHotel, total: Money, ask: StayCriteria): HotelFee[] {
  const fee = (
    category: HotelFee['category'],
    type: HotelFee['type'],
    is_exist: boolean,
    amount: number,
  ): HotelFee => ({
    category,
    type,
    is_exist,
    Amount: amount,
    Currency: 'MNT',
  });
  const perNight = ask.nights * ask.rooms;
  return [
    fee('included', 'vat', true, Math.round((total * VAT) / (1 + VAT))),
    fee('at_property', 'city-tax', mixed(hotel.seed, 95) < 0.4, CITY_TAX_NIGHT * perNight * ask.perRoom),
    fee('conditional', 'extra-bed', mixed(hotel.seed, 96) < 0.5, EXTRA_BED * perNight),
    fee(
      'conditional',
      'pets',
      hotel.facilities.some(({ key }) => key === 'pets'),
      PETS_NIGHT * ask.nights,
    ),
  ];
}
