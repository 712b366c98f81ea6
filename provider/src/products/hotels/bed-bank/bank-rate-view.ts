import type { HotelImage } from '@aylal/contracts/hotels';
import type { StayWish } from '@aylal/domain/hotels';
import { stayNights } from '@aylal/domain/hotels';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import type { OfferedRate } from '../suppliers/hotel-supplier.ts';
import type { BankOffer } from './bank-offers.ts';
import { bankRateKey } from './bank-rate-key.ts';

/** Without a meal, and where guests cook for themselves. */
const WITHOUT_BREAKFAST = new Set(['', 'RO', 'SC']);

/** An offer of the bank as our pages tell it. It is paid to us, so it is `online`. Sizes and beds of rooms the bank does not tell. */
export function bankRateView(
  offer: BankOffer,
  { hotel, wish, images }: { readonly hotel: HotelFacts; readonly wish: StayWish; readonly images: HotelImage[] },
): OfferedRate {
  const { room, plan, price, cancellation, fees, left } = offer;
  const name = roomName(room.name);
  return {
    plan,
    pay_type: 'online',
    rates: { total: price, per_night: Math.round(price / stayNights(wish) / 100) * 100, previous_total: null },
    ota: hotel.partner,
    rate_key: bankRateKey({ hotel: hotel.code, room: room.code, plan, shown: price }),
    rate_plan_category: '',
    rate_plan_id: '',
    log_id: '',
    authorization_info: null,
    cancellation: [...cancellation],
    fee_info: fees,
    tapa_code: hotel.code,
    breakfast: !WITHOUT_BREAKFAST.has(plan.split('.')[0] ?? ''),
    left,
    room: {
      key: room.code,
      names: { mn: name, en: name, zh: name, ru: name, ko: name, ja: name },
      size: 0,
      beds: [],
      guests: Math.ceil((wish.adults + wish.children) / wish.rooms),
      images,
    },
  };
}

/** `DOUBLE STANDARD` is read aloud letter by letter. */
function roomName(name: string): string {
  const small = name.toLowerCase();
  return small.charAt(0).toUpperCase() + small.slice(1);
}
