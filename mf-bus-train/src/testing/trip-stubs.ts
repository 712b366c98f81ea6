import { localDate } from '@aylal/domain/calendar';
import { getTrip, searchTrips, type Trip, type TripListed } from '@aylal/contracts/trips';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

/** Seven days in the Gobi, next in May. */
export function buildListedTrip(over: Partial<TripListed> = {}): TripListed {
  return {
    id: 'gobi-7-days',
    slug: 'gobi-7-days',
    title: 'Говийн 7 хоног',
    picture: '/pictures/trips/dunes/1.svg',
    price: 2_480_000,
    days: 7,
    kind: 'tour',
    lead: 'Дуут манхан, мөст хавцал.',
    next_date: localDate('2027-05-01'),
    languages: ['mn', 'en'],
    ...over,
  };
}

/** The same with two dates, the second one full. */
export function buildTrip(over: Partial<Trip> = {}): Trip {
  const price = { price: 2_480_000, single_supplement: 420_000, child_price: 1_736_000 };
  return {
    ...buildListedTrip(),
    route: ['Ёлын ам', 'Хонгорын элс'],
    stops: [
      { name: 'Улаанбаатар', lat: 47.9185, lon: 106.9177, day: 1 },
      { name: 'Ёлын ам', lat: 43.4833, lon: 104.0667, day: 1 },
      { name: 'Хонгорын элс', lat: 43.795, lon: 102.27, day: 2 },
    ],
    operator: 'Их Нүүдэл Тур ХХК',
    level: 'moderate',
    packing: ['Дулаан хувцас', 'Усны сав'],
    min_group: 4,
    max_group: 12,
    child_below: 12,
    programme: [
      {
        title: 'Улаанбаатар – Ёлын ам',
        text: 'Хавцлаар алхана',
        meals: ['lunch', 'dinner'],
        stay: 'Жуулчны бааз',
        picture: '/pictures/trips/valley/2.svg',
      },
      { title: 'Хонгорын элс', text: 'Манхан дээр гарна', meals: ['breakfast'], stay: '', picture: '' },
    ],
    included: ['Хөтөч'],
    excluded: ['Даатгал'],
    terms: [
      { days_before: 30, percent: 10 },
      { days_before: 2, percent: 100 },
    ],
    deposit: null,
    departures: [
      { date: localDate('2027-05-01'), end_date: localDate('2027-05-07'), ...price, free: 3 },
      { date: localDate('2027-05-08'), end_date: localDate('2027-05-14'), ...price, free: 0 },
    ],
    ...over,
  };
}

export function tripsStub(trips: TripListed[] = [buildListedTrip()]): Stub {
  return stubOperation(searchTrips, { status_code: 200, message: '', result: trips, count: trips.length });
}

export function tripStub(trip: Trip = buildTrip()): Stub {
  return stubOperation(getTrip, { status_code: 200, message: '', result: trip });
}
