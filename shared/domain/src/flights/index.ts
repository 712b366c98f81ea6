export {
  carriersOf,
  dayMark,
  isCodeshare,
  layovers,
  minutesBetween,
  stopCount,
  tripDurationMinutes,
  type ItineraryFlight,
  type ItineraryTrip,
  type Layover,
} from './itinerary.ts';
export {
  leadingOffers,
  offerDurationMinutes,
  offerSorts,
  sortOffers,
  type OfferSort,
  type SortableOffer,
} from './sort-offers.ts';
export {
  countByFilter,
  filterOffers,
  noFilters,
  priceRange,
  stopFilters,
  stopsOf,
  timeOfDay,
  timesOfDay,
  type FilterableOffer,
  type OfferFilterCounts,
  type OfferFilters,
  type StopFilter,
  type TimeOfDay,
} from './filter-offers.ts';
export { journeyPlaces } from './journey-places.ts';
export {
  movedTrips,
  nextTripFaults,
  readNextTrips,
  tripLimits,
  writeNextTrips,
  type SearchTrip,
  type TripFault,
} from './search-trips.ts';
export { isOfferExpired } from './offer-expiry.ts';
export {
  changeCost,
  changeWarningHours,
  issuedStatus,
  ruleFlightChange,
  type ChangeCost,
  type ChangeFacts,
  type ChangeRuling,
} from './flight-change.ts';
export {
  refundBlockHours,
  refundWarningHours,
  ruleFlightRefund,
  ticketsGivenBack,
  type RefundFacts,
  type RefundRuling,
} from './flight-refund.ts';
export { isWithinHoursOfDeparture, millisecondsUntilDeparture, type PlannedDeparture } from './departure-window.ts';
export { pricePerAdult, totalOfFares, type PassengerFare } from './price-per-person.ts';
export {
  alertPriceLimits,
  flexibleDays,
  lowestAlertPrice,
  withinLimits,
  type FlexibleDays,
  type PriceLimits,
  type TripType,
} from './price-alert.ts';
