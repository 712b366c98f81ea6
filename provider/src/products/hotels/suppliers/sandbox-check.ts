import type { Faults } from '../../../platform/faults/faults.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { SandboxHotel } from '../catalogue/make-hotel.ts';
import { roomTypesOf } from '../catalogue/room-types.ts';
import { hotelRates, type RateMaker } from '../rates/hotel-rates.ts';
import { roomsLeft, standardNights, stayTotal } from '../rates/price-stay.ts';
import { readRateKey } from '../rates/rate-key.ts';
import { cancellationTerms, plansOf } from '../rates/rate-plans.ts';
import type { StayCriteria } from '../rates/stay-criteria.ts';
import type { CheckedOffer } from './hotel-supplier.ts';
import { localiseRates } from './localise-rates.ts';
import { readAvailability } from './read-availability.ts';

/** Prices that were shown longer ago, in stretches of six hours, are not returned any more. */
const MOST_SLOTS = 28;

/** A rate of the sandbox as it is now, with the price under which it was shown. The fault `hotel-rate` fails, sells it out or makes it dearer. */
export function checkSandboxRate(
  maker: RateMaker,
  faults: Pick<Faults, 'take'>,
  { hotel, ask, rateKey }: { readonly hotel: SandboxHotel; readonly ask: StayCriteria; readonly rateKey: string },
): CheckedOffer {
  const name = readRateKey(rateKey);
  if (!name || name.hotel !== hotel.code || name.slot > ask.slot || name.slot < ask.slot - MOST_SLOTS)
    return { kind: 'gone' };
  const shown = hotelRates(maker, hotel, { ...ask, slot: name.slot }).find(({ rate_key }) => rate_key === rateKey);
  if (!shown) return { kind: 'gone' };
  const fault = faults.take('hotel-rate');
  if (fault?.kind === 'fail') throw new PartnerError('unavailable', 'NO_ANSWER');
  const room = roomTypesOf(hotel, maker.types).find(({ key }) => key === name.room);
  const plan = plansOf(hotel).find(({ key }) => key === name.plan);
  if (!room || !plan || fault?.kind === 'sold-out' || roomsLeft(hotel, room, ask) < ask.rooms)
    return { kind: 'sold-out' };
  const usual = stayTotal(standardNights(hotel, ask), room, plan.factor, ask.rooms);
  const moved = fault?.kind === 'price-change' ? 1 + (fault.percent ?? 10) / 100 : 1;
  const total = Math.round((usual * moved) / 100) * 100;
  const terms = cancellationTerms(plan, hotel, ask, total, maker.write);
  const stay = readAvailability([localiseRates({ hotel, total, before: null, terms })]).stays.get(hotel.code);
  if (!stay) return { kind: 'sold-out' };
  return { kind: 'free', shown, price: stay.prices.total, cancellation: stay.cancellation, bookingKey: '' };
}
