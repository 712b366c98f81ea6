import type { HotelRate } from '@aylal/contracts/hotels';
import type { CancellationEntry } from '@aylal/domain/hotels';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { OfferedRate } from '../suppliers/hotel-supplier.ts';

/** A rate in the language asked for. */
export function rateView({ plan: _plan, room: { names, ...room }, ...rate }: OfferedRate, locale: Locale): HotelRate {
  return { ...rate, room: { ...room, name: names[locale] } };
}

/** A rate with the price and terms that are held. */
export function heldRate(
  rate: OfferedRate,
  nights: number,
  held: { readonly price: Money; readonly cancellation: readonly CancellationEntry[] },
): OfferedRate {
  return {
    ...rate,
    rates: { total: held.price, per_night: Math.round(held.price / nights / 100) * 100, previous_total: null },
    cancellation: [...held.cancellation],
    fee_info: feesAt(rate, held.price),
  };
}

/** What is in the price moves with it. */
function feesAt({ fee_info, rates }: OfferedRate, price: Money): OfferedRate['fee_info'] {
  return fee_info.map((fee) =>
    fee.category === 'included' ? { ...fee, Amount: Math.round((fee.Amount * price) / rates.total) } : fee,
  );
}
