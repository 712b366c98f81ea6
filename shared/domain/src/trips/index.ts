export { planTripDeposit, type TripDeposit, type TripDepositPlan } from './trip-deposit.ts';
export {
  priceTrip,
  tripSingles,
  tripPartyLimit,
  tripPartyOf,
  type TripParty,
  type TripPrice,
  type TripPrices,
} from './trip-price.ts';
