import type { bookTrip } from '@aylal/contracts/trips';
import { homeDate, isPastDay, type LocalDate } from '@aylal/domain/calendar';
import { planTripDeposit, priceTrip, tripPartyOf } from '@aylal/domain/trips';
import type { TripDepositPlan, TripParty, TripPrice } from '@aylal/domain/trips';
import type { Deps } from '../../../platform/deps.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import type { RouteContext } from '../../../platform/http/route.ts';
import { withOwnTexts } from '../own-trip-texts.ts';
import type { SupplierTrip, SupplierTripDeparture } from '../trip-supplier.ts';

/** What a booking comes to by the offer of now; `deposit` is null where the whole price is paid. */
export interface AgreedTrip {
  readonly trip: SupplierTrip;
  readonly departure: SupplierTripDeparture;
  readonly party: TripParty;
  readonly priced: TripPrice;
  readonly deposit: TripDepositPlan | null;
}

/** The rules of a booking, before anything is written: the date is on offer, the party may travel, it is paid as its operator takes it, and at the sum that was shown. */
export async function agreeOnTrip(
  { db, trips }: Pick<Deps, 'db' | 'trips'>,
  { body, now }: Pick<RouteContext<typeof bookTrip>, 'body' | 'now'>,
): Promise<AgreedTrip> {
  const today = homeDate(now);
  const offered = (await orUnavailable(trips.offered.read())).filter(({ id }) => id === body.travel_id);
  // The order is called as the page called it.
  const [trip] = await withOwnTexts(db, offered);
  const departure = trip?.departures.find(({ date }) => date === body.date && date > today);
  if (!trip || !departure) throw refuse('not-found');
  const party = partyOf(body, { trip, departure, today });
  const { price, singleSupplement, childPrice } = departure;
  const priced = priceTrip({ price, single_supplement: singleSupplement, child_price: childPrice }, party);
  const depositPlan = planTripDeposit(trip.deposit, { price: priced.total, departure: departure.date, today });
  const deposit = body.pay === 'deposit' ? depositPlan : null;
  if (body.pay === 'deposit' && !deposit) throw refuse('deposit-unavailable');
  const due = deposit?.now ?? priced.total;
  if (body.pay_now !== undefined && body.pay_now !== due) throw refuse('price-changed');
  return { trip, departure, party, priced, deposit };
}

function partyOf(
  { pax, singles }: RouteContext<typeof bookTrip>['body'],
  { trip, departure, today }: Pick<AgreedTrip, 'trip' | 'departure'> & { today: LocalDate },
): TripParty {
  const fields: Record<string, string> = {};
  pax.forEach(({ birthday }, index) => {
    if (!isPastDay(birthday, today)) fields[`pax.${index}.birthday`] = 'validation_birthday_future';
  });
  const birthdays = pax.map(({ birthday }) => birthday);
  const { adults, children } = tripPartyOf(birthdays, departure.date, trip.childBelow);
  // A child does not travel without a grown-up.
  if (adults === 0) fields['pax.0.birthday'] ??= 'validation_adult_needed';
  if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
  return { adults, children, singles };
}
