import type { CancellationEntry } from '@aylal/domain/hotels';
import type { Money } from '@aylal/domain/money';
import type { SandboxHotel } from '../catalogue/make-hotel.ts';

/** The cheapest rate of a hotel; `before` is its usual price where it costs less than that. */
export interface Lead {
  readonly hotel: SandboxHotel;
  readonly total: Money;
  readonly before: Money | null;
  readonly terms: readonly CancellationEntry[];
}

/** A record as the partner of the hotel writes it. */
export function localiseRates({ hotel, total, before, terms }: Lead): unknown {
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
