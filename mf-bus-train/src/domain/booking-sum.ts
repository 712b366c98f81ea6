import type { Trip, TripDeparture, TripPayWay } from '@aylal/contracts/trips';
import { isLocalDate } from '@aylal/domain/calendar';
import { planTripDeposit, priceTrip, tripPartyOf } from '@aylal/domain/trips';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { TripDepositPlan, TripParty, TripPrice } from '@aylal/domain/trips';

/** What of a booking its sum depends on, as it is typed. */
export interface BookingWish {
  readonly pax: readonly { readonly birthday: string }[];
  readonly singles: number;
  readonly pay: TripPayWay;
}

/** What a booking comes to; `offered` is the deposit that may be chosen, `deposit` the chosen one, `now` what is paid here. */
export interface BookingSum {
  readonly party: TripParty;
  readonly price: TripPrice;
  readonly offered: TripDepositPlan | null;
  readonly deposit: TripDepositPlan | null;
  readonly now: Money;
}

/** By the rules of the provider; who has no birthday yet counts as grown-up. */
export function sumBooking(
  trip: Pick<Trip, 'child_below' | 'deposit'>,
  departure: TripDeparture,
  { pax, singles, pay }: BookingWish,
  today: LocalDate,
): BookingSum {
  const born = pax.map(({ birthday }) => birthday).filter(isLocalDate);
  const { adults, children } = tripPartyOf(born, departure.date, trip.child_below);
  const party = { adults: adults + pax.length - born.length, children, singles };
  const price = priceTrip(departure, party);
  const offered = planTripDeposit(trip.deposit, { price: price.total, departure: departure.date, today });
  const deposit = pay === 'deposit' ? offered : null;
  return { party, price, offered, deposit, now: deposit?.now ?? price.total };
}
