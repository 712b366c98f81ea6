export {
  airlineCode,
  flightSegment,
  flightTrip,
  baggage,
  baggageByType,
  fareLine,
  instalmentTerms,
  fareFamily,
  type FareFamilyName,
  flightOffer,
  type FlightSegment,
  type FlightTrip,
  type Baggage,
  type BaggageByType,
  type FareLine,
  type FlightOffer,
} from './flight-offer.ts';
export {
  passengerCounts,
  nextTrips,
  checkNextTrips,
  flightSearchQuery,
  type FlightSearchQuery,
} from './flight-search-query.ts';
export {
  airport,
  type Airport,
  searchAirports,
  askedCarriers,
  type AskedCarriers,
  searchFlightOffers,
  listLateOffers,
  listNearbyDates,
} from './flight-operations.ts';
export { getFlightOffer, flightQuote, type FlightQuote, checkFlightOffer } from './one-offer-operations.ts';
export { usualStayDays, monthFaresQuery, type MonthFaresQuery, listMonthFares } from './month-fares.ts';
export {
  flightJourney,
  flightPersonName,
  type FlightJourney,
  type FlightPersonName,
  bookFlight,
} from './book-flight.ts';
export {
  flightChangeOption,
  type FlightChangeOption,
  searchFlightChanges,
  confirmFlightChange,
} from './flight-change.ts';
export { refundTicket, refundFlight } from './flight-refund.ts';
export { airSubscription, subscribeAir, airUnsubscription, unsubscribeAir } from './air-subscription.ts';
export {
  priceAlert,
  type PriceAlert,
  type PriceAlertInput,
  customerPriceAlert,
  type CustomerPriceAlert,
  linkedPriceAlert,
  type LinkedPriceAlert,
} from './price-alert.ts';
export {
  createPriceAlert,
  listPriceAlerts,
  stopPriceAlert,
  readPriceAlertLink,
  stopPriceAlertByLink,
} from './price-alert-operations.ts';
