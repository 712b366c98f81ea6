export {
  tripKinds,
  type TripKind,
  tripMeals,
  tripSlug,
  tripLevels,
  tripStop,
  tripListed,
  tripDay,
  tripDeparture,
  tripTerm,
  tripDeposit,
  tripDepositPlan,
  trip,
  type TripListed,
  type TripDay,
  type TripDeparture,
  type TripStop,
  type Trip,
} from './trip.ts';
export { tripLengths, tripSearchQuery, type TripSearchQuery, searchTrips, getTrip } from './trip-operations.ts';
export { tripTraveller, tripPayWays, type TripPayWay, tripBooking, bookTrip } from './book-trip.ts';
