export {
  nightsMakeTotal,
  readChildAges,
  stayDayFaults,
  stayFaults,
  stayHorizonDays,
  stayLimits,
  stayNights,
  writeChildAges,
  type StayWish,
} from './hotel-stay.ts';
export {
  cancellationTimeline,
  freeCancellationUntil,
  hotelTime,
  type CancellationEntry,
  type CancellationStretch,
} from './hotel-cancellation.ts';
export { starSteps, type StarStep } from './star-steps.ts';
export {
  journeyKinds,
  likelyKind,
  mayReview,
  reviewLimits,
  type JourneyKind,
  type StayedOrder,
  type Travellers,
} from './hotel-review.ts';
export { ruleHotelReturn, type HotelReturn, type HotelReturnFacts } from './hotel-refund.ts';
export { inMapArea, mapAreaPattern, readMapArea, writeMapArea, type MapArea } from './map-area.ts';
